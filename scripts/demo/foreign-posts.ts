import { lines } from './roles/role.ts';
import type {
  EmploymentType,
  JobCategory,
  SalaryTimeframe,
  Seniority,
  Workplace,
} from './types.ts';

/** A handwritten job in a language other than English; the generator only adds its id and dates. */
export type ForeignPost = {
  title: string;
  /** Set for titles in non-Latin scripts; otherwise the slug is derived from the title. */
  slug?: string;
  companySlug: string;
  city: string;
  category: JobCategory;
  seniority: Seniority;
  employmentType: EmploymentType;
  workplace: Workplace;
  salary: [number, number, string, SalaryTimeframe] | null;
  skills: string[];
  /** Blocks in the format of renderBlocks. */
  blocks: string[];
};

type Facts = [
  companySlug: string,
  city: string,
  category: JobCategory,
  seniority: Seniority,
  employmentType: EmploymentType,
  workplace: Workplace,
];

function post(
  title: string,
  facts: Facts,
  salary: ForeignPost['salary'],
  skills: string,
  text: string,
  slug?: string,
): ForeignPost {
  const [companySlug, city, category, seniority, employmentType, workplace] = facts;
  return {
    title,
    ...(slug ? { slug } : {}),
    companySlug,
    city,
    category,
    seniority,
    employmentType,
    workplace,
    salary,
    skills: skills.split(', '),
    blocks: lines(text),
  };
}

export const FOREIGN_POSTS: ForeignPost[] = [
  post(
    'Pflegefachkraft (m/w/d) für die Stroke Unit',
    ['klinikum-eschenried', 'DE Nuremberg', 'healthcare', 'mid_level', 'full_time', 'on_site'],
    [3_450, 4_100, 'EUR', 'per_month'],
    'Neurologische Pflege, Monitoring, Notfallmanagement, Angehörigenarbeit',
    `
    Auf unserer Stroke Unit zählt jede Minute, und trotzdem soll niemand hetzen müssen. Acht überwachte Betten, ein fester Personalschlüssel und ein Team, das sich aufeinander verlassen kann: Dafür suchen wir Verstärkung.
    ## Ihre Aufgaben
    - Sie pflegen und überwachen Patientinnen und Patienten in den ersten Tagen nach einem Schlaganfall
    - Sie erkennen Veränderungen früh, prüfen Schluckfähigkeit und Bewusstsein und handeln im Notfall sicher
    - Sie beginnen mit der Mobilisation, gemeinsam mit Physiotherapie und Logopädie
    - Sie begleiten Angehörige, die oft von einer Stunde auf die andere vor neuen Fragen stehen
    - Sie leiten Auszubildende an und geben Ihr Wissen weiter
    ## Das bringen Sie mit
    - Eine abgeschlossene Ausbildung als Pflegefachfrau, Pflegefachmann oder Gesundheits- und Krankenpfleger/in
    - Erfahrung in der Neurologie oder Intensivpflege, oder den Wunsch, sie bei uns zu sammeln
    - Ruhe, auch wenn drei Dinge gleichzeitig geschehen
    ## Das bieten wir
    - Vergütung nach Tarif mit Zulagen für Schicht- und Wochenenddienst
    - 30 Tage Urlaub und Zusatzurlaub bei Nachtarbeit
    - Dienstpläne, die acht Wochen im Voraus feststehen
    - Die Fachweiterbildung Stroke Nurse während der Arbeitszeit
    Kommen Sie gern für einen Tag zur Probe. Unsere Pflegedienstleitung zeigt Ihnen die Station und beantwortet Ihre Fragen.`,
  ),
  post(
    'Zimmerin / Zimmerer (m/w/d) für Denkmalpflege',
    ['bauhuette-lindwurm', 'DE Leipzig', 'manufacturing', 'associate', 'full_time', 'on_site'],
    [19, 24, 'EUR', 'per_hour'],
    'Holzverbindungen, Dachstühle, Denkmalpflege, Aufmaß',
    `
    Ein Dachstuhl von 1740 verzeiht vieles, nur keine Eile. Wir setzen alte Dächer, Türme und Fachwerkhäuser instand und suchen jemanden, der Holz lesen kann.
    ## Was Sie tun werden
    - Schadhafte Sparren, Schwellen und Knoten aufnehmen und mit passendem Holz ergänzen
    - Verbindungen von Hand anreißen und ausarbeiten: Zapfen, Blatt und Versatz
    - Gerüste und Notabstützungen gemeinsam mit der Bauleitung planen
    - Funde dokumentieren, denn fast jedes Haus hält eine Überraschung bereit
    - Lehrlingen zeigen, warum die alten Meister es so gemacht haben
    ## Was wir uns wünschen
    - Den Gesellenbrief im Zimmererhandwerk
    - Freude an Handarbeit und Geduld mit krummen Balken
    - Führerschein Klasse B, gern auch BE
    ## Was Sie erwartet
    Sie arbeiten in einer Kolonne von vier Leuten, meist im Umkreis von achtzig Kilometern um Leipzig. Übernachtungen kommen selten vor und werden bezahlt. Freitags ist um 13 Uhr Schluss, Werkzeug und Kleidung stellen wir, und für den Meisterkurs geben wir Ihnen frei.`,
  ),
  post(
    'Werkstudent (m/w/d) Lektorat Kinderbuch',
    ['papierkraehe', 'DE Berlin', 'marketing', 'entry_level', 'part_time', 'hybrid'],
    [15, 16, 'EUR', 'per_hour'],
    'Lektorat, Rechtschreibung, Textgefühl, Korrespondenz',
    `
    Jede Woche erreichen uns rund sechzig Manuskripte. In manchen steckt ein Bär, in wenigen ein Buch. Hilf uns, sie zu finden.
    ## Deine Aufgaben
    - Du liest eingesandte Manuskripte und schreibst kurze, ehrliche Gutachten
    - Du prüfst Korrekturfahnen, auch die kleinen Texte auf dem Umschlag
    - Du bereitest die Sitzungen unserer Kinderjury vor und protokollierst ihre Urteile
    - Du beantwortest Post von Autorinnen und von Leserinnen, die noch nicht ganz schreiben können
    ## Dein Profil
    - Du bist an einer Hochschule eingeschrieben, das Fach ist uns nicht wichtig
    - Du beherrschst Rechtschreibung und Zeichensetzung und weißt, wann man sie brechen darf
    - Du hast als Kind unter der Bettdecke gelesen, oder tust es noch
    ## Gut zu wissen
    Die Stelle umfasst 16 Stunden in der Woche und ist auf ein Jahr befristet, mit Aussicht auf ein Volontariat. Zwei Tage bist du im Verlag in Berlin, den Rest teilst du dir ein. Freiexemplare gibt es mehr, als in ein Regal passen.`,
  ),
  post(
    'Ébéniste confirmé(e) (H/F)',
    ['foret-et-fils', 'FR Lyon', 'manufacturing', 'senior', 'full_time', 'on_site'],
    [2_350, 2_800, 'EUR', 'per_month'],
    'Ébénisterie, Placage, Assemblage, Lecture de plans, Finition',
    `
    Chez Forêt & Fils, un meuble commence par le choix d'une planche. Nous cherchons une personne qui sait prendre son temps au bon moment et le rattraper ailleurs.
    ## Vos missions
    - Choisir et débiter le noyer et le frêne en tenant compte du fil et de la couleur
    - Réaliser des assemblages traditionnels et les ajuster à la main
    - Plaquer, poncer et finir à l'huile ou à la cire
    - Monter les prototypes avec notre bureau de dessin, et dire franchement ce qui ne tiendra pas
    - Accompagner un apprenti tout au long de l'année
    ## Votre profil
    - CAP, BMA ou brevet de maîtrise en ébénisterie
    - Au moins cinq ans d'atelier, dans une petite ou une grande maison
    - Le goût du travail bien fait, et la patience de le refaire
    ## Ce que nous vous proposons
    - Un CDI sur quatre jours et demi : le vendredi, l'atelier ferme à midi
    - Une mutuelle prise en charge aux deux tiers et l'intéressement dès la première année
    - Un établi à votre nom et un budget annuel pour vos outils
    Venez visiter l'atelier avant de vous décider : la porte est ouverte chaque premier jeudi du mois.`,
  ),
  post(
    'Conseiller(ère) de vente parfumerie, temps partiel',
    ['maison-clairvent', 'FR Nantes', 'sales', 'entry_level', 'part_time', 'on_site'],
    [12, 13, 'EUR', 'per_hour'],
    'Conseil client, Encaissement, Mise en rayon, Parfumerie',
    `
    Certains clients cherchent un savon, d'autres le souvenir d'une maison de vacances. Dans notre boutique de Nantes, vous accueillez les uns et les autres.
    ## Au quotidien
    - Accueillir, écouter, faire sentir, sans jamais insister
    - Remplir les flacons que les clients rapportent et expliquer la consigne
    - Tenir la caisse et la clôturer le soir
    - Recevoir les livraisons et soigner la vitrine
    - Partager vos idées : chaque boutique choisit une partie de sa gamme
    ## Nous recherchons
    - Une personne souriante, ponctuelle et curieuse
    - Une première expérience dans le commerce, ou l'envie d'apprendre le métier
    - Une disponibilité le samedi
    ## Conditions
    Contrat de 24 heures par semaine, réparties sur trois jours, dont le samedi. La formation dure deux semaines et comprend une journée à l'atelier de fabrication. Vous bénéficiez de titres-restaurant, de la moitié de votre abonnement de transport et de 30 % de remise sur nos produits.`,
  ),
  post(
    'Fisioterapeuta neurológico/a',
    ['clinica-sierramar', 'ES Málaga', 'healthcare', 'mid_level', 'full_time', 'on_site'],
    [25_000, 30_000, 'EUR', 'per_year'],
    'Neurorrehabilitación, Concepto Bobath, Hidroterapia, Trabajo en equipo',
    `
    En Clínica Sierramar acompañamos a personas que están aprendiendo a caminar por segunda vez. Buscamos a alguien que sepa celebrar los pasos pequeños.
    ## Tus funciones
    - Valorar a pacientes con ictus o lesión medular y acordar objetivos con ellos
    - Realizar tratamientos individuales de cuarenta y cinco minutos, en sala y en piscina
    - Enseñar a las familias a ayudar sin hacerlo todo
    - Coordinarte cada mañana con terapia ocupacional, logopedia y enfermería
    - Registrar la evolución con escalas validadas
    ## Qué pedimos
    - Grado en Fisioterapia y colegiación
    - Formación o experiencia en neurología
    - Español y un segundo idioma: inglés o alemán
    ## Qué ofrecemos
    - Contrato indefinido y turnos conocidos con seis semanas de antelación
    - 25 días laborables de vacaciones
    - Un curso al año pagado, en horario de trabajo
    - Comedor propio con vistas al mar
    La entrevista incluye una mañana con el equipo. Queremos que nos conozcas tanto como nosotros a ti.`,
  ),
  post(
    'Coordinador(a) de soporte a comercios',
    ['caldera-norte', 'MX Guadalajara', 'customer-service', 'lead', 'full_time', 'hybrid'],
    [28_000, 34_000, 'MXN', 'per_month'],
    'Atención a clientes, Coordinación de equipos, Medios de pago, Análisis de datos',
    `
    Cuando una terminal falla en un puesto de tacos a la una de la tarde, la fila no espera. Tu equipo es quien contesta, y tú haces que conteste bien.
    ## Lo que harás
    - Coordinar a catorce asesores que atienden por teléfono y por WhatsApp
    - Revisar cada semana los casos difíciles y buscar su causa de fondo
    - Armar los horarios con justicia, también en diciembre
    - Capacitar a personas nuevas, varias de ellas hablantes de náhuatl
    - Llevar al equipo de producto lo que los comercios nos cuentan
    ## Lo que buscamos
    - Experiencia coordinando equipos de atención a clientes
    - Facilidad con las hojas de cálculo y con las conversaciones incómodas
    - Conocimiento de medios de pago, o ganas de adquirirlo pronto
    ## Lo que ofrecemos
    Prestaciones superiores a la ley, 30 días de aguinaldo, seguro de gastos médicos y dos días de trabajo en casa por semana. Durante tu primer mes pasarás tres días en un mercado, detrás del mostrador.`,
  ),
  post(
    'Technolog żywności – serowarnia',
    ['mleczna-lakowo', 'PL Białystok', 'manufacturing', 'mid_level', 'full_time', 'on_site'],
    [7_800, 9_600, 'PLN', 'per_month'],
    'Technologia mleczarska, HACCP, Analiza sensoryczna, Receptury',
    `
    Nasz ser dojrzewa dwanaście miesięcy, a o jego smaku decyduje kilka godzin na początku. Szukamy osoby, która będzie nad nimi czuwać.
    ## Twoje zadania
    - Prowadzenie procesu produkcji serów twardych od przyjęcia mleka do solenia
    - Dobór kultur i korekta receptur w zależności od pory roku
    - Kontrola parametrów w dojrzewalni oraz cotygodniowa ocena sensoryczna
    - Współpraca z rolnikami, gdy jakość mleka odbiega od normy
    - Szkolenie operatorów i dbanie o dokumentację HACCP
    ## Czego oczekujemy
    - Wykształcenia z zakresu technologii żywności lub mleczarstwa
    - Co najmniej dwóch lat pracy w zakładzie spożywczym
    - Dokładności i dobrego węchu
    ## Co oferujemy
    - Umowę o pracę i stałe godziny na pierwszej zmianie
    - Prywatną opiekę medyczną oraz dopłatę do dojazdów
    - Paczkę serów co miesiąc, o którą upomni się cała rodzina
    Zapraszamy na rozmowę połączoną z obejściem mleczarni. Prosimy zabrać ciepłą bluzę.`,
  ),
  post(
    'Programista C# / .NET (systemy napędowe)',
    ['gruenspan-antriebstechnik', 'PL Wrocław', 'engineering', 'senior', 'full_time', 'hybrid'],
    [19_000, 24_000, 'PLN', 'per_month'],
    'C#, .NET, OPC UA, SQL, Git',
    `
    Nasze napędy poruszają windy i tramwaje, a oprogramowanie, które piszemy we Wrocławiu, mówi serwisantom, co się w nich dzieje.
    ## Czym się zajmiesz
    - Rozwojem aplikacji diagnostycznej w C# i .NET, używanej przez siedmiuset techników
    - Komunikacją z urządzeniami przez OPC UA oraz CAN
    - Przenoszeniem starszych modułów na aktualną wersję platformy, krok po kroku
    - Przeglądami kodu i rozmowami o projekcie, zanim powstanie pierwszy wiersz
    - Wyjazdem do zakładu raz na kwartał, żeby zobaczyć, jak to naprawdę działa
    ## Kogo szukamy
    - Osoby z dobrą znajomością C# i wieloletnią praktyką
    - Kogoś, kto nie boi się wielowątkowości ani starego kodu
    - Znajomości angielskiego; niemiecki będzie dodatkowym atutem
    ## Warunki
    Pracujemy hybrydowo: dwa dni w biurze, trzy w domu. Umowa o pracę od pierwszego dnia, 26 dni urlopu, prywatna opieka medyczna i budżet na konferencje. Rekrutacja to dwie rozmowy i krótkie zadanie, za które płacimy.`,
  ),
  post(
    '精密旋盤オペレーター（未経験者歓迎）',
    ['koharubi', 'JP Osaka', 'manufacturing', 'entry_level', 'full_time', 'on_site'],
    [225_000, 280_000, 'JPY', 'per_month'],
    'NC旋盤, 図面の読み方, 測定器, 品質管理',
    `
    米粒より小さな軸受をつくる仕事です。インスリンポンプや天体望遠鏡の中で、あなたの部品が静かに回り続けます。
    ## 仕事内容
    - NC旋盤の段取り、加工、刃物の交換
    - マイクロメーターや顕微鏡を使った寸法の確認
    - 加工条件の記録と、先輩への相談・提案
    - 機械の清掃と日々の点検
    ## 求める人物像
    - 細かい作業を落ち着いて続けられる方
    - 図面や機械に興味のある方(経験は問いません)
    - わからないことを素直に質問できる方
    ## 入社後の流れ
    最初の三か月は、熟練の社員と二人一組で作業します。半年後に一台の機械を任され、二年目には技能検定に挑戦します。受験の費用は会社が負担します。
    ## 待遇
    - 賞与年二回、昇給年一回
    - 年間休日125日、土日休み
    - 通勤手当、住宅手当、各種社会保険完備
    - 社員食堂(昼食一食300円)
    応募の前に工場を見学していただけます。平日の夕方や土曜日のご希望にも対応します。`,
    'precision-lathe-operator-no-experience-needed',
  ),
  post(
    '品質保証エンジニア（医療機器用バルブ）',
    ['koharubi', 'JP Kanazawa', 'manufacturing', 'senior', 'full_time', 'on_site'],
    [5_600_000, 7_200_000, 'JPY', 'per_year'],
    '品質保証, ISO 13485, 統計的手法, 英文メール',
    `
    医療機器に組み込まれるバルブの品質保証を担当していただきます。千分の一ミリの違いが、患者さんの一日を左右します。
    ## 主な業務
    - 新製品の工程設計に加わり、検査基準を定める
    - 不具合の原因を現場とともに調べ、再発防止策をまとめる
    - ISO 13485に基づく文書の管理と内部監査
    - 国内外の顧客による監査への対応
    - 若手社員への測定・統計手法の指導
    ## 応募資格
    - 製造業における品質保証または品質管理の経験五年以上
    - 統計的工程管理の知識
    - 英語でのメールのやり取りができる方
    ## 働き方
    残業は月平均八時間程度です。育児や介護のための時差出勤、在宅での文書業務も可能です。金沢駅から送迎バスがあり、転居を伴う場合は引っ越しの費用を会社が負担します。`,
    'quality-assurance-engineer-medical-valves',
  ),
  post(
    'موظف استقبال في فندق الفناء',
    ['wahat-al-sidra', 'AE Dubai', 'hospitality', 'associate', 'full_time', 'on_site'],
    [4_500, 5_800, 'AED', 'per_month'],
    'خدمة الضيوف, اللغة الإنجليزية, أنظمة الحجز, حل الشكاوى',
    `
    يصل ضيوفنا متعبين من السفر، وأول ما يرونه هو ابتسامتك. نبحث عن موظف أو موظفة استقبال لفندقنا ذي الفناءات في دبي، لمن يحب خدمة الناس ويتذكر أسماءهم.
    ## المهام
    - استقبال الضيوف وإنهاء إجراءات الوصول والمغادرة بسرعة ولطف
    - الرد على المكالمات والرسائل باللغتين العربية والإنجليزية
    - تنسيق توزيع الغرف مع قسم التدبير الفندقي
    - معالجة الشكاوى فورًا ضمن صلاحيات واضحة
    - إعداد تقرير نهاية المناوبة وتسليم الصندوق
    ## المتطلبات
    - خبرة لا تقل عن سنة في الضيافة أو خدمة العملاء
    - إجادة العربية والإنجليزية، وأي لغة أخرى موضع ترحيب
    - الاستعداد للعمل في مناوبات تشمل عطلة نهاية الأسبوع
    ## ما نقدمه
    - غرفة خاصة في سكن الموظفين ووجبات يومية
    - تأمين صحي وتذكرة سفر سنوية
    - ثلاثون يومًا من الإجازة السنوية
    - تدريب في مدرسة الطهي والضيافة التابعة لنا
    تبدأ المقابلة بجولة في الفندق، ونرد على كل طلب خلال أسبوع.`,
    'front-desk-agent-courtyard-hotel',
  ),
  post(
    'شيف حلويات شرقية',
    ['wahat-al-sidra', 'AE Abu Dhabi', 'hospitality', 'senior', 'full_time', 'on_site'],
    [8_000, 10_500, 'AED', 'per_month'],
    'الحلويات الشرقية, سلامة الغذاء, إدارة المطبخ, تطوير الوصفات',
    `
    يعود كثير من ضيوفنا من أجل الإفطار، ونريد أن يعودوا من أجل الحلويات أيضًا. نبحث عن شيف يعرف متى ينضج القطر ومتى يكفي السكر.
    ## المهام
    - إعداد الكنافة والبقلاوة والمعمول وتطوير وصفات من تمور بستاننا
    - الإشراف على فريق من خمسة أشخاص وتدريبهم
    - اختيار المواد ومتابعة الكلفة والمخزون
    - تخطيط قوائم رمضان والأعياد قبل موعدها بوقت كاف
    - تطبيق معايير سلامة الغذاء كل يوم
    ## المتطلبات
    - خبرة خمس سنوات على الأقل في الحلويات الشرقية
    - القدرة على قيادة فريق بهدوء في أوقات الذروة
    - شهادة سارية في سلامة الغذاء
    ## ما نقدمه
    سكن خاص، وتأمين صحي للعائلة، وتذكرة سفر سنوية، ويومان متتاليان من الراحة كل أسبوع. ندعوك إلى يوم تجريبي مدفوع الأجر في مطبخنا في أبوظبي.`,
    'oriental-pastry-chef',
  ),
  post(
    'מהנדסת או מהנדס עיבוד אותות',
    ['oren-vegal', 'IL Haifa', 'engineering', 'senior', 'full_time', 'hybrid'],
    [32_000, 40_000, 'ILS', 'per_month'],
    'Python, C++, עיבוד אותות, למידת מכונה, אקוסטיקה',
    `
    אנחנו מאזינים לצינורות מים. דליפה נשמעת שבועות לפני שהיא נראית, והאלגוריתמים שלך יעזרו לנו לשמוע אותה גם ליד כביש סואן.
    ## מה תעשו אצלנו
    - תפתחו אלגוריתמים לגילוי ולאיתור דליפות מתוך הקלטות של אלפי חיישנים
    - תבנו מערכי בדיקה שמייצגים גם מקרים נדירים, ולא רק את הקלים
    - תעבירו מודלים לקוד יעיל שרץ על החיישן עצמו
    - תצאו לשטח פעם בחודש, עם אוזניות ועם צוות החפירה
    - תעבדו כתף אל כתף עם אנשי החומרה והתוכנה
    ## מה חשוב לנו
    - ניסיון מעשי בעיבוד אותות, רצוי באקוסטיקה
    - שליטה ב־Python, והיכרות טובה עם C++
    - סקרנות, ונכונות לומר "אני עוד לא יודע"
    ## מה אנחנו מציעים
    - עבודה היברידית: יומיים במשרד בחיפה והשאר לבחירתכם
    - קרן השתלמות ופנסיה מהיום הראשון
    - ארוחת צהריים משותפת, שבה מותר לדבר גם על דברים אחרים
    התהליך כולל שתי שיחות ותרגיל קצר בתשלום. נשיב לכל פנייה בתוך שבוע.`,
    'signal-processing-engineer',
  ),
  post(
    'נציג/ת תמיכה טכנית לרשויות מים',
    ['oren-vegal', 'IL Tel Aviv', 'customer-service', 'associate', 'full_time', 'hybrid'],
    [11_000, 13_500, 'ILS', 'per_month'],
    'שירות לקוחות, פתרון תקלות, SQL, אנגלית',
    `
    כשמהנדס העיר מתקשר בשבע בבוקר ושואל איפה לחפור, צריך לענות לו מישהו שמבין. זה התפקיד.
    ## תחומי אחריות
    - מענה לפניות של רשויות מים בטלפון ובדואר אלקטרוני
    - בדיקת נתוני חיישנים ואיתור הסיבה לתקלה
    - הדרכת משתמשים חדשים, מרחוק ובשטח
    - כתיבת מדריכים קצרים וברורים
    - העברת רעיונות ותקלות לצוות הפיתוח
    ## דרישות
    - ניסיון בתמיכה טכנית או בשירות לקוחות
    - עברית ואנגלית ברמה טובה; ערבית או רוסית הן יתרון
    - סבלנות, סדר ורישיון נהיגה
    ## תנאים
    משרה מלאה בימים ראשון עד חמישי, עם יום עבודה אחד מהבית. אנחנו מציעים כרטיס ארוחות, קרן השתלמות, ומסלול קידום לתפקידי הטמעה ומוצר.`,
    'technical-support-representative-water-utilities',
  ),
  post(
    'Enfermeiro(a) de coleta domiciliar',
    ['jacaranda-saude', 'BR Recife', 'healthcare', 'associate', 'full_time', 'on_site'],
    [4_800, 5_900, 'BRL', 'per_month'],
    'Coleta de sangue, Atendimento domiciliar, Biossegurança, Empatia',
    `
    Nem todo paciente consegue vir até nós. Você vai até ele, com uma maleta, um mapa e tempo para um bom-dia.
    ## O que você vai fazer
    - Visitar de dez a doze pacientes por manhã, em rota planejada
    - Coletar amostras com segurança, inclusive de crianças e idosos
    - Conferir documentos e cuidar do transporte refrigerado
    - Observar o estado do paciente e avisar a equipe médica quando algo preocupa
    - Orientar a família sobre preparo e resultados
    ## O que esperamos
    - Registro ativo no COREN
    - Prática em coleta e gosto por conversar
    - Carteira de habilitação B
    ## O que oferecemos
    - Contrato CLT, plano de saúde e vale-refeição
    - Carro da empresa e celular
    - Horário das seis às catorze, com um sábado livre a cada dois
    A seleção tem uma entrevista e uma manhã de acompanhamento com a equipe de Recife.`,
  ),
];
