/**
 * Occupations of the category `education` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const EDUCATION = `
teacher ~ tutor, lecturer
  en: teacher, school teacher, schoolteacher, classroom teacher, class teacher, qualified teacher, schoolmaster, schoolmistress, schoolmarm, ECT teacher, newly qualified teacher, NQT, educator, student teacher, teaching fellow, teaching professional
  de: Lehrer, Lehrerin, Lehrkraft, Lehrkräfte, Lehrperson, Pädagoge, Pädagogin, Referendar, Referendarin, Schullehrer, Schullehrerin, Klassenlehrer, Klassenlehrerin
  fr: enseignant, enseignante, professeur, professeure, prof, professeur principal
  es: maestro, maestra, profesor, profesora, docente, profesorado
  ja: 教師, 教員, 先生, 学校教員, 講師
  xx: professora, insegnante, leraar, lerares, docent, nauczyciel, nauczycielka, lärare, lærer, opettaja, öğretmen, учитель, مدرس, معلم, معلمة, učitel, tanár
primary-teacher < teacher
  en: primary teacher, primary school teacher, elementary teacher, elementary school teacher, class teacher primary, KS1 teacher, KS2 teacher, key stage 1 teacher, key stage 2 teacher, year 1 teacher, year 2 teacher, year 3 teacher, year 4 teacher, year 5 teacher, year 6 teacher, reception teacher, reception class teacher, EYFS teacher, infant teacher, junior school teacher, grade school teacher, 1st grade teacher, 2nd grade teacher, 3rd grade teacher, first grade teacher, second grade teacher, third grade teacher, primary class teacher
  de: Grundschullehrer, Grundschullehrerin, Grundschullehrkraft, Primarlehrer, Primarlehrerin, Primarlehrperson, Volksschullehrer, Volksschullehrerin
  fr: professeur des écoles, professeure des écoles, instituteur, institutrice, enseignant du primaire, enseignante au primaire, maîtresse d'école, maître d'école, enseignant au primaire
  es: maestro de primaria, maestra de primaria, profesor de primaria, profesora de primaria, docente de primaria, maestro de educación primaria
  ja: 小学校教諭, 小学校教員, 小学校の先生
  xx: professor do ensino fundamental, maestra elementare, insegnante scuola primaria, basisschoolleraar, leerkracht basisonderwijs, grundskollärare
secondary-teacher < teacher
  en: secondary teacher, secondary school teacher, high school teacher, middle school teacher, KS3 teacher, sixth form teacher, grammar school teacher, subject teacher, junior high school teacher, cover supervisor, form tutor, comprehensive school teacher
  de: Gymnasiallehrer, Gymnasiallehrerin, Realschullehrer, Realschullehrerin, Sekundarschullehrer, Sekundarlehrer, Sekundarlehrerin, Hauptschullehrer, Mittelschullehrer, Oberschullehrer, Studienrat, Studienrätin, Fachlehrer, Fachlehrerin, Oberstudienrat
  fr: professeur de collège, professeur de lycée, professeur certifié, professeur agrégé, enseignant du secondaire, enseignante au secondaire, enseignant au secondaire
  es: profesor de secundaria, profesora de secundaria, profesor de instituto, profesora de instituto, docente de secundaria
  ja: 中学校教諭, 高校教諭, 中学校教員, 高校教員, 高等学校教諭
  xx: professor do ensino médio, docente di scuola secondaria, gymnasielärare
maths-teacher < secondary-teacher
  en: maths teacher, mathematics teacher, teacher of maths, teacher of mathematics, math instructor
  de: Mathematiklehrer, Mathematiklehrerin, Mathelehrer, Mathelehrerin, Lehrkraft Mathematik, Lehrer für Mathematik
  fr: professeur de mathématiques, professeur de maths, professeure de mathématiques, prof de maths, enseignant de mathématiques
  es: profesor de matemáticas, profesora de matemáticas, maestro de matemáticas, docente de matemáticas
  ja: 数学教師, 数学教員, 数学講師
  xx: professor de matemática, professora de matemática, insegnante di matematica, wiskundeleraar, docent wiskunde, nauczyciel matematyki, matematiklärare
science-teacher < secondary-teacher
  en: science teacher, physics teacher, chemistry teacher, biology teacher, teacher of science, teacher of physics, teacher of chemistry, teacher of biology, STEM teacher, STEM educator
  de: Physiklehrer, Physiklehrerin, Chemielehrer, Chemielehrerin, Biologielehrer, Biologielehrerin
  fr: professeur de sciences, professeur de physique, professeur de physique-chimie, professeur de SVT, professeur de chimie, professeur de biologie
  es: profesor de ciencias, profesora de ciencias, profesor de física, profesora de física, profesor de química, profesor de biología
  ja: 理科教師, 理科教員, 物理教師
humanities-teacher < secondary-teacher
  en: history teacher, geography teacher, humanities teacher, social studies teacher, teacher of history, teacher of geography, religious education teacher, RE teacher, philosophy teacher, economics teacher, business studies teacher, teacher of religious education, social science teacher
  de: Geschichtslehrer, Geschichtslehrerin, Religionslehrer, Religionslehrerin, Erdkundelehrer, Geographielehrer
  fr: professeur d'histoire-géographie, professeur d'histoire, professeur de philosophie, professeur d'économie
  es: profesor de historia, profesora de historia, profesor de geografía, profesor de filosofía, profesor de religión
  ja: 社会科教師, 社会科教員
computing-teacher < secondary-teacher
  en: computing teacher, computer science teacher, ICT teacher, IT teacher, computer teacher, design and technology teacher, DT teacher, teacher of computing, teacher of computer science, coding instructor, coding teacher, coding tutor, coding bootcamp instructor, technology teacher
  de: Informatiklehrer, Informatiklehrerin
  fr: professeur d'informatique, professeur de technologie, enseignant en informatique
  es: profesora de informática, profesor de tecnología, profesor de programación
  ja: 情報教師, プログラミング講師
language-teacher < teacher ~ language-tutor
  en: language teacher, english teacher, ESL teacher, EFL teacher, TEFL teacher, ESOL teacher, TESOL teacher, ESOL tutor, french teacher, spanish teacher, german teacher, modern foreign languages teacher, MFL teacher, teacher of english, teacher of french, teacher of spanish, language instructor, language trainer, english instructor, ESL instructor, online english teacher, foreign language teacher, japanese teacher, chinese teacher, mandarin teacher, teacher of german, teacher of modern languages, language coach, arabic teacher, italian teacher
  de: Sprachlehrer, Sprachlehrerin, Englischlehrer, Englischlehrerin, Deutschlehrer, Deutschlehrerin, Französischlehrer, Französischlehrerin, Spanischlehrer, Spanischlehrerin, DaF Lehrer, DaZ Lehrkraft, DaF Lehrkraft, Sprachdozent, Sprachdozentin, Sprachtrainer, Sprachtrainerin, Fremdsprachenlehrer, Lateinlehrer
  fr: professeur de langues, professeur d'anglais, professeur de français, professeure d'anglais, professeur d'espagnol, professeur d'allemand, formateur en langues, formatrice en langues, professeur de lettres, professeur FLE, formateur d'anglais, formatrice d'anglais, formateur anglais, professeur de FLE
  es: profesor de idiomas, profesora de idiomas, profesor de inglés, profesora de inglés, profesor de español, profesora de español, profesor de francés, maestro de inglés, maestra de inglés, profesor de alemán, profesor de lengua, docente de inglés
  ja: 語学講師, 英語教師, 英会話講師, 英語講師, 日本語教師, 語学教師, 日本語講師, 英語教員
  xx: professor de inglês, professora de inglês, insegnante di inglese, taaldocent, docent Engels, nauczyciel języka angielskiego, språklärare
music-teacher < teacher
  en: music teacher, piano teacher, guitar teacher, singing teacher, violin teacher, music tutor, instrumental teacher, teacher of music, drum teacher, piano tutor, vocal coach, music instructor, choirmaster, voice teacher
  de: Musiklehrer, Musiklehrerin, Klavierlehrer, Klavierlehrerin, Musikpädagoge, Musikpädagogin, Gitarrenlehrer, Gesangslehrer, Gesangslehrerin, Musikschullehrer
  fr: professeur de musique, professeur de piano, professeur de guitare, professeur de chant, professeure de musique, professeur d'éducation musicale
  es: profesor de música, profesora de música, profesor de piano, profesor de guitarra, profesora de piano, maestro de música
  ja: 音楽教師, ピアノ講師, 音楽講師, ピアノ教師
art-teacher < teacher
  en: art teacher, drama teacher, dance teacher, dance instructor, art and design teacher, teacher of art, theatre studies teacher, ballet teacher, art instructor, drama instructor, art tutor, performing arts teacher, photography teacher
  de: Kunstlehrer, Kunstlehrerin, Tanzlehrer, Tanzlehrerin, Kunstpädagoge, Kunstpädagogin, Theaterpädagoge, Theaterpädagogin
  fr: professeur d'arts plastiques, professeur de danse, professeur de théâtre, professeure de danse, professeur de dessin
  es: profesor de arte, profesora de arte, profesor de baile, profesora de baile, profesor de danza, profesora de danza, profesor de teatro, profesor de dibujo
  ja: 美術教師, ダンス講師, 美術教員, ダンスインストラクター
pe-teacher < secondary-teacher ~ sports-coach
  en: PE teacher, physical education teacher, teacher of PE, sports teacher, gym teacher, teacher of physical education, games teacher, phys ed teacher
  de: Sportlehrer, Sportlehrerin
  fr: professeur d'EPS, professeur de sport, enseignant EPS, professeur d'éducation physique, éducateur physique
  es: profesor de educación física, profesora de educación física, maestro de educación física
  ja: 体育教師, 体育教員, 保健体育教師
supply-teacher < teacher
  en: supply teacher, substitute teacher, relief teacher, cover teacher, casual relief teacher, substitute, sub teacher, daily supply teacher, long term substitute
  de: Vertretungslehrer, Vertretungslehrerin, Vertretungslehrkraft, Aushilfslehrer
  fr: enseignant remplaçant, enseignante remplaçante, professeur remplaçant, suppléant, suppléante, professeur contractuel, enseignant suppléant
  es: profesor sustituto, profesora sustituta, maestro sustituto, profesor interino, profesor suplente
  ja: 代替教員, 非常勤講師, 臨時教員
special-needs-teacher < teacher ~ special-needs-teaching-assistant
  en: special needs teacher, SEN teacher, SEND teacher, special education teacher, special educational needs teacher, SENCO, SENDCO, special ed teacher, SEMH teacher, special educator, learning support teacher, autism teacher, inclusion teacher, intervention teacher, teacher of the deaf, special education instructor
  de: Sonderpädagoge, Sonderpädagogin, Förderschullehrer, Förderschullehrerin, Sonderschullehrer, Sonderschullehrerin, Förderlehrer, Förderlehrerin, Heilpädagoge, Heilpädagogin
  fr: enseignant spécialisé, enseignante spécialisée, professeur spécialisé, éducateur spécialisé, éducatrice spécialisée, orthopédagogue
  es: profesor de educación especial, profesora de educación especial, maestro de educación especial, maestra de educación especial, pedagogo terapéutico, pedagoga terapéutica
  ja: 特別支援教員, 特別支援学校教諭, 特別支援教育
  xx: insegnante di sostegno, pedagog specjalny, specialpedagog
teaching-assistant ~ nursery-practitioner, learning-mentor
  en: teaching assistant, teacher's assistant, teacher assistant, teaching aide, teacher's aide, teacher aide, classroom assistant, learning support assistant, LSA, HLTA, higher level teaching assistant, instructional aide, paraeducator, paraprofessional, instructional assistant, education assistant, educational assistant, school assistant, classroom aide, educational paraprofessional, graduate teaching assistant, primary teaching assistant, student support assistant, pupil support assistant, general teaching assistant
  de: Unterrichtsassistent, Unterrichtsassistentin, Lehrassistent, Lehrassistentin, Schulassistent, Schulassistentin, pädagogischer Assistent, pädagogische Assistentin, Klassenassistent, Klassenassistenz, Klassenassistentin, pädagogischer Mitarbeiter, pädagogische Mitarbeiterin, pädagogische Fachkraft
  fr: assistant d'éducation, assistante d'éducation, ATSEM, aide-enseignant, auxiliaire d'enseignement, surveillant scolaire, assistant pédagogique, assistante pédagogique, aide enseignante
  es: asistente de profesor, ayudante de profesor, auxiliar de conversación, asistente educativo, auxiliar educativo, auxiliar docente, asistente de aula, asistente docente, maestra auxiliar
  ja: 教員補助, ティーチングアシスタント, 授業補助, 学習支援員
  xx: auxiliar de sala, onderwijsassistent, asystent nauczyciela, assistente educatore, elevassistent
special-needs-teaching-assistant < teaching-assistant ~ special-needs-teacher
  en: special needs teaching assistant, SEN teaching assistant, special needs assistant, SNA, SEN assistant, SEN learning support assistant, SEND teaching assistant, one to one support assistant, special education paraprofessional, special education assistant, SEND support assistant, special education aide, SEN support assistant, 1:1 teaching assistant, behaviour support assistant, autism support assistant, SEN TA
  de: Schulbegleiter, Schulbegleiterin, Integrationshelfer, Integrationshelferin, Schulbegleitung, Inklusionsassistent, Inklusionshelfer, Inklusionsbegleiter, Integrationsassistent, Inklusionsassistentin, Schulhelfer
  fr: AESH, accompagnant d'élèves en situation de handicap, accompagnante d'élèves en situation de handicap, auxiliaire de vie scolaire, AVS
  es: auxiliar de educación especial, técnico de educación especial, asistente de educación especial, monitor de educación especial, auxiliar técnico educativo
  ja: 特別支援教育支援員, 介助員
nursery-practitioner ~ teaching-assistant, nanny, childminder
  en: nursery practitioner, nursery nurse, early years practitioner, early years educator, early childhood educator, nursery assistant, childcare worker, child care worker, childcare assistant, nursery teacher, nursery worker, preschool teacher, pre-school teacher, pre-school assistant, preschool assistant, daycare teacher, day care worker, daycare assistant, kindergarten teacher, early years assistant, early childhood teacher, early years teacher, infant toddler teacher, toddler teacher, kindergarten assistant, creche worker, pre-K teacher, room leader, nursery room leader, early years professional, childcare practitioner, early years lead practitioner, level 3 practitioner, daycare worker, playgroup leader, baby room leader, montessori teacher, childcare provider, child care teacher, lead preschool teacher, early childhood assistant, nursery school teacher, childcare, child care
  de: Erzieher, Erzieherin, Kita Erzieher, Kindergärtner, Kindergärtnerin, Kinderpfleger, Kinderpflegerin, Sozialassistent, Sozialassistentin, Elementarpädagoge, Elementarpädagogin, Kindheitspädagoge, Kindheitspädagogin, frühpädagogische Fachkraft, Krippenerzieher, Krippenerzieherin, Kita Fachkraft, Betreuungskraft Kita, Kleinkinderzieherin, Kindergartenpädagogin, Kindergartenlehrperson, Kleinkindpädagoge, Fachfrau Betreuung, Fachmann Betreuung
  fr: auxiliaire de puériculture, éducateur de jeunes enfants, éducatrice de jeunes enfants, agent de crèche, CAP petite enfance, assistant petite enfance, assistante petite enfance, animateur petite enfance, puéricultrice, éducatrice de la petite enfance, éducateur de la petite enfance, éducatrice à l'enfance, professionnel de la petite enfance, agent petite enfance
  es: educador infantil, educadora infantil, técnico en educación infantil, técnica en educación infantil, maestra de educación infantil, maestro de educación infantil, profesora de educación infantil, auxiliar de guardería, educadora de párvulos, asistente de párvulos, maestra de infantil, profesora de infantil, técnico de educación infantil, maestra de preescolar, profesora de preescolar, educadora preescolar
  ja: 保育士, 幼稚園教諭, 保育補助, 保育スタッフ, 幼稚園の先生, 保育園スタッフ, 保育教諭
  xx: educadora de infância, professora de educação infantil, educatore asilo nido, educatrice asilo nido, maestra d'asilo, pedagogisch medewerker, kinderleidster, förskollärare, barnskötare, pædagog, barnehagelærer, przedszkolanka, nauczyciel przedszkola, lastentarhanopettaja
nursery-manager ~ nursery-practitioner, head-teacher
  en: nursery manager, childcare manager, daycare director, preschool director, deputy nursery manager, nursery deputy manager, childcare centre manager, child care director, day nursery manager, childcare center director, early years manager, childcare director, early learning centre manager
  de: Kitaleitung, Kita Leitung, Kitaleiter, Kitaleiterin, Kita Leiter, Kindergartenleitung, Kindergartenleiterin, Krippenleitung, Leitung Kita, Leitung Kindertagesstätte
  fr: directeur de crèche, directrice de crèche, responsable de crèche, référent technique crèche, directrice adjointe de crèche
  es: director de guardería, directora de guardería, directora de escuela infantil, director de escuela infantil
  ja: 園長, 保育園園長, 保育園施設長
nanny ~ nursery-practitioner, childminder
  en: nanny, au pair, babysitter, baby sitter, live-in nanny, maternity nurse, governess, mother's help, family assistant, night nanny, nursemaid
  de: Kindermädchen, Kinderfrau, Babysitterin, Kinderbetreuer, Kinderbetreuerin, Leihoma
  fr: nounou, garde d'enfants, gouvernante d'enfants, intervenant garde d'enfants, garde d'enfants à domicile
  es: niñera, niñero, canguro, cuidador de niños, cuidadora de niños, cuidadora infantil
  ja: ベビーシッター, ナニー
  xx: babá, bambinaia, opiekunka do dzieci, niania, barnflicka, oppas
childminder ~ nanny, nursery-practitioner
  en: childminder, child minder, family day carer, home daycare provider, registered childminder, childminding assistant
  de: Tagesmutter, Tagesvater, Kindertagespflegeperson, Tagespflegeperson
  fr: assistant maternel, assistante maternelle, assmat
  es: madre de día
  ja: 保育ママ, 家庭的保育者
  xx: gastouder, dagmamma
playworker ~ nursery-practitioner, youth-worker
  en: playworker, play worker, after-school club worker, after school club assistant, breakfast club assistant, holiday club worker, camp counselor, camp counsellor, summer camp counselor, camp leader, activity leader, after school teacher, after school instructor, kids club associate, kids club attendant, kids club assistant, play leader, playgroup assistant, recreation aide, midday supervisor, lunchtime supervisor, midday meals supervisor, lunchtime assistant, midday assistant, dinner lady, playground supervisor, summer camp leader, wraparound care assistant, children's entertainer
  de: Hortbetreuer, Hortbetreuerin, Horterzieher, Horterzieherin, Freizeitbetreuer, Freizeitbetreuerin, Ferienbetreuer, Jugendgruppenleiter, Betreuer offene Ganztagsschule, Ganztagsbetreuer, Ganztagsbetreuung, OGS Betreuer, Nachmittagsbetreuung, Freizeitpädagoge, Freizeitpädagogin, Hortner, Hortnerin
  fr: animateur périscolaire, animatrice périscolaire, animateur BAFA, animateur de centre de loisirs, animateur enfance, animatrice enfance, moniteur de colonie, animateur jeunesse, animateur loisirs, surveillant de cantine, animateur socioculturel, animatrice socioculturelle, animateur, animatrice
  es: monitor de comedor, monitora de comedor, monitor de tiempo libre, monitora de tiempo libre, monitor de ocio y tiempo libre, monitora de ocio y tiempo libre, monitor de campamento, monitora de ludoteca, monitor de ludoteca, monitor de extraescolares, monitora de extraescolares, animador infantil, animadora infantil
  ja: 学童保育, 学童指導員, 放課後児童支援員, 児童指導員, 学童支援員
tutor ~ teacher
  en: tutor, private tutor, home tutor, private teacher, online tutor, math tutor, science tutor, academic tutor, GCSE tutor, coursework tutor, peer tutor, reading tutor, SAT tutor, tuition teacher, homework helper, chemistry tutor, physics tutor, academic coach, homework tutor
  de: Nachhilfelehrer, Nachhilfelehrerin, Nachhilfe, Hauslehrer, Hauslehrerin, Privatlehrer, Privatlehrerin, Tutorin, Nachhilfekraft, Lernbegleiter, Lernbegleiterin, Hausaufgabenbetreuer, Hausaufgabenbetreuung
  fr: professeur particulier, soutien scolaire, répétiteur, répétitrice, tuteur, tutrice, professeur à domicile, enseignant à domicile, aide aux devoirs, cours particuliers
  es: profesor particular, profesora particular, tutora, clases particulares, profesor de apoyo, profesora de apoyo
  ja: 家庭教師, 塾講師, チューター, 個別指導講師
  xx: korepetytor, korepetytorka, bijlesdocent, explicador, professor particular, insegnante privato
language-tutor < tutor ~ language-teacher
  en: english tutor, language tutor, french tutor, spanish tutor, german tutor, ESL tutor, online english tutor, TEFL tutor, mandarin tutor
  de: Nachhilfelehrer Englisch, Englisch Nachhilfe
  fr: tuteur d'anglais, tuteur de langues
  es: tutor de inglés, tutora de inglés, tutor de idiomas
  ja: 英語チューター
learning-mentor ~ teaching-assistant, youth-worker
  en: learning mentor, academic mentor, pastoral support officer, pastoral manager, behaviour mentor, pastoral assistant, school mentor, pastoral officer, student mentor, graduate academic mentor, attendance officer, education welfare officer, head of year, boarding house parent, house parent, houseparent, boarding supervisor, dormitory supervisor, truant officer, family liaison officer, student success coach, pastoral lead
  de: Lernmentor, Lerncoach, Lerntherapeut, Lerntherapeutin, Internatserzieher
  fr: conseiller principal d'éducation, conseillère principale d'éducation, CPE, maître d'internat, mentor scolaire, surveillant d'internat, préfet des études
  es: mentor educativo, mentora educativa, educador de internado, técnico de integración social, preceptor, preceptora
  ja: 学習メンター, 寮監, 舎監
school-counsellor ~ careers-adviser, counsellor, youth-worker
  en: school counsellor, school counselor, student counsellor, student counselor, guidance counselor, guidance counsellor, student support counsellor, academic counselor, academic counsellor, school psychologist, student adviser, student advisor, academic advisor, academic adviser, student support officer, student wellbeing adviser, college counselor, educational psychologist, student wellbeing officer, student support advisor, college counsellor, student success advisor, student services adviser, university counsellor, student welfare officer, admissions counselor, student welfare adviser
  de: Schulpsychologe, Schulpsychologin, Beratungslehrer, Beratungslehrerin, Studienberater, Studienberaterin, Schulberater, Vertrauenslehrer, Bildungsberater, Bildungsberaterin, Schulsozialarbeiter, Schulsozialarbeiterin, Schulsozialarbeit, Schulsozialpädagoge
  fr: conseiller d'orientation, conseillère d'orientation, psychologue scolaire, psychologue de l'éducation nationale, conseiller d'éducation, conseillère pédagogique, conseiller pédagogique, conseiller aux études, assistante sociale scolaire
  es: orientador escolar, orientadora escolar, orientador educativo, orientadora educativa, consejero escolar, psicopedagogo, psicopedagoga, psicólogo escolar, psicóloga escolar, consejera escolar, orientador académico, asesor académico, asesora académica, psicólogo educativo, psicóloga educativa
  ja: スクールカウンセラー, 学生相談員, 進路相談員, 学生カウンセラー, 進路指導
  xx: orientador educacional, psicólogo escolar infantil, pedagog szkolny, psicopedagoga escolar, skolkurator, schoolpsycholoog
careers-adviser ~ school-counsellor, recruitment-consultant
  en: careers adviser, careers advisor, career counselor, career counsellor, careers consultant, careers officer, career coach, employment adviser, employment advisor, employment coach, job coach, vocational counselor, employability coach, work coach, employability adviser, employability tutor, careers leader, career services advisor, job developer, career guidance counsellor, employment specialist, vocational rehabilitation counselor
  de: Berufsberater, Berufsberaterin, Karriereberater, Karriereberaterin, Arbeitsvermittler, Arbeitsvermittlerin, Jobcoach, Karrierecoach, Arbeitsberater, Bewerbungscoach
  fr: conseiller emploi, conseillère emploi, conseiller en insertion professionnelle, conseillère en insertion professionnelle, conseiller en évolution professionnelle, conseiller en emploi, conseillère en emploi, conseiller d'orientation professionnelle, job coach insertion
  es: orientador laboral, orientadora laboral, asesor laboral de empleo, consejero laboral, orientador profesional, orientadora profesional
  ja: キャリアアドバイザー, キャリアカウンセラー, キャリアコンサルタント, 就労支援員, 就職支援
head-teacher ~ teacher
  en: head teacher, headteacher, headmaster, headmistress, school principal, deputy head teacher, assistant head teacher, deputy head, assistant principal, vice principal, head of school, school director, deputy principal, executive headteacher, school leader, dean of students, deputy headteacher, assistant headteacher, elementary school principal, high school principal
  de: Schulleiter, Schulleiterin, Schulleitung, Rektor, Rektorin, Konrektor, Konrektorin, Schuldirektor, Schuldirektorin, Direktor der Schule
  fr: directeur d'école, directrice d'école, chef d'établissement, proviseur, proviseure, principal de collège, principal adjoint de collège, cheffe d'établissement, proviseur adjoint, directeur d'établissement scolaire
  es: director de escuela, directora de escuela, director de colegio, directora de colegio, jefe de estudios, jefa de estudios, director escolar, directora escolar, director de instituto
  ja: 校長, 教頭, 副校長
  xx: diretor de escola, diretora de escola, dirigente scolastico, preside, schooldirecteur, dyrektor szkoły, rehtori
department-head-teacher < secondary-teacher ~ head-teacher
  en: head of maths, head of science, head of english, head of mathematics, head of department school, curriculum leader, subject leader, phase leader, head of sixth form, lead teacher, department chair, head of computing, head of PE, head of music, head of geography, head of modern foreign languages, head of history, head of key stage
  de: Fachbereichsleiter Schule, Fachbereichsleiterin Schule, Stufenleiter
  fr: coordinateur pédagogique, coordinatrice pédagogique, responsable pédagogique
  es: jefe de departamento escolar, coordinador pedagógico, coordinadora pedagógica, coordinador académico, coordinadora académica
  ja: 学年主任, 教務主任
lecturer ~ professor, teacher, researcher
  en: lecturer, university lecturer, college lecturer, associate lecturer, adjunct instructor, adjunct professor, adjunct faculty, university teacher, further education lecturer, FE lecturer, sessional lecturer, visiting lecturer, college instructor, FE teacher, university tutor, adjunct lecturer, guest lecturer, university instructor, faculty member, adjunct, college tutor, higher education lecturer, senior lecturer, university assistant, nursing lecturer, clinical instructor
  de: Dozent, Dozentin, Hochschullehrer, Hochschullehrerin, Universitätsdozent, Lehrbeauftragter, Lehrbeauftragte, Privatdozent, Universitätslektor, Hochschuldozent, Hochschuldozentin, Honorardozent, Honorardozentin
  fr: maître de conférences, maîtresse de conférences, chargé de cours, chargée de cours, enseignant-chercheur, enseignante-chercheuse, chargé d'enseignement, vacataire, enseignant vacataire, intervenant en école supérieure, enseignant du supérieur
  es: profesor universitario, profesora universitaria, profesor titular, profesor asociado, profesora asociada, docente universitario, profesor ayudante doctor, profesor de universidad, docente universitaria, profesor contratado doctor
  ja: 大学講師, 専任講師, 大学教員, 大学非常勤講師
  xx: docente universitario a contratto, professor universitário, universitair docent, hogeschooldocent, wykładowca, universitetslektor, lektor akademicki
professor < lecturer
  en: professor, assistant professor, associate professor, full professor, faculty position, tenure track, chair professor, teaching professor, clinical professor, visiting assistant professor, visiting professor, research professor, dean of faculty, academic dean, associate dean, tenured professor, faculty dean
  de: Professorin, Juniorprofessor, Juniorprofessorin, Universitätsprofessor, Universitätsprofessorin, Assistenzprofessor, Assistenzprofessorin, Juniorprofessur, Hochschulprofessor, Professur, Dekan, Dekanin
  fr: professeur des universités, professeure des universités, professeur d'université, professeur adjoint, professeure adjointe, professeur agrégé d'université, doyen, doyenne
  es: catedrático, catedrática, profesor catedrático, decano, decana
  ja: 教授, 准教授, 助教, 特任教授
  xx: hoogleraar, profesor uczelni, professore ordinario, professore associato, professoressa
researcher ~ lecturer
  en: post-doc, PhD student, doctoral researcher, doctoral candidate, PhD candidate, PhD studentship, postdoctoral research associate, graduate research assistant, academic researcher, doctoral student, postdoctoral scholar, postdoctoral research fellow, PhD position, university research assistant, university researcher
  de: studentische Hilfskraft, wissenschaftlicher Assistent, wissenschaftliche Assistentin, Promotionsstelle
  fr: chercheur postdoctoral, postdoctorant, postdoctorante, thèse CIFRE
  es: investigador postdoctoral, investigadora postdoctoral, doctorando, doctoranda, investigador predoctoral, investigadora predoctoral
  ja: 特任研究員, 博士課程, 大学研究員
  xx: bolsista de pesquisa, assegnista di ricerca, dottorando, promovendus, doktorant, adiunkt
vocational-trainer ~ corporate-trainer, lecturer
  en: vocational trainer, vocational teacher, apprenticeship assessor, NVQ assessor, training assessor, apprenticeship tutor, skills trainer, skills coach, vocational instructor, vocational assessor, career technical education teacher, CTE teacher, internal quality assurer, IQA, functional skills tutor, adult education tutor, adult education teacher, skills tutor, community learning tutor, vocational tutor, workshop instructor, training instructor, apprenticeship coach, development coach apprenticeships, adult educator, GED instructor, NVQ trainer, apprenticeship skills coach
  de: Berufsschullehrer, Berufsschullehrerin, Ausbilder, Ausbilderin, Berufspädagoge, Berufspädagogin, Ausbildungsleiter, Praxisanleiter, Praxisanleiterin, Ausbildungsmeister, Erwachsenenbildner, Erwachsenenbildnerin, Berufskundelehrer, Berufsschullehrkraft, Lehrwerkstattleiter, Lehrlingsausbilder
  fr: formateur pour adultes, formatrice pour adultes, professeur de lycée professionnel, formateur technique, formateur professionnel, formateur CFA, formatrice professionnelle, formateur d'adultes, formatrice d'adultes, professeur en lycée professionnel, moniteur d'atelier, monitrice d'atelier
  es: profesor de formación profesional, profesora de formación profesional, profesor de FP, formador ocupacional, docente de formación profesional, docente FP, profesor técnico, docente de certificado de profesionalidad, monitor de taller
  ja: 職業訓練指導員, 専門学校教員, 専門学校講師, 職業訓練講師
driving-instructor ~ vocational-trainer
  en: driving instructor, driver trainer, driving trainer, ADI, driving examiner, driving teacher, LGV instructor, HGV instructor, approved driving instructor
  de: Fahrlehrer, Fahrlehrerin, Fahrschullehrer
  fr: moniteur d'auto-école, monitrice d'auto-école, enseignant de la conduite, enseignante de la conduite, moniteur auto-école, monitrice auto-école, enseignant de la conduite et de la sécurité routière
  es: profesor de autoescuela, profesora de autoescuela, instructor de manejo, profesor de formación vial, instructora de manejo
  ja: 自動車教習指導員, 教習指導員, 教習所指導員
  xx: instrutor de condução, instrutor de autoescola, istruttore di guida, rij-instructeur, rijinstructeur, instruktor nauki jazdy, trafiklärare
sports-coach ~ pe-teacher, fitness-instructor
  en: sports coach, football coach, swimming teacher, swimming instructor, tennis coach, gymnastics coach, sports instructor, ski instructor, athletics coach, soccer coach, basketball coach, swim instructor, swim teacher, swim coach, multi-sports coach, golf instructor, golf professional, riding instructor, swimming coach, assistant coach, head coach, rugby coach, cricket coach, martial arts instructor, outdoor instructor, outdoor activities instructor, surf instructor, climbing instructor, snowboard instructor, rowing coach, diving instructor, scuba diving instructor, volleyball coach, baseball coach, strength and conditioning coach
  de: Fußballtrainer, Fußballtrainerin, Sporttrainer, Sporttrainerin, Schwimmlehrer, Schwimmlehrerin, Skilehrer, Skilehrerin, Tennislehrer, Tennislehrerin, Reitlehrer, Reitlehrerin, Tennistrainer, Übungsleiter, Übungsleiterin, Schwimmtrainer, Tauchlehrer, Surflehrer, Erlebnispädagoge, Erlebnispädagogin, Schwimmmeister, Sportpädagoge, Kletterlehrer
  fr: éducateur sportif, éducatrice sportive, entraîneur sportif, entraîneur, entraîneuse, moniteur de ski, monitrice de ski, maître-nageur, moniteur de sport, monitrice de sport, maître nageur sauveteur, professeur de tennis, moniteur d'équitation, monitrice d'équitation, éducateur sportif natation, moniteur de natation, moniteur de voile, moniteur d'escalade, moniteur de plongée
  es: entrenador deportivo, entrenadora deportiva, entrenador, entrenadora, monitor de natación, monitora de natación, monitor deportivo, monitora deportiva, profesor de natación, monitor de esquí, monitora de esquí, instructor de natación, monitor de pádel, monitor de tenis, entrenador de fútbol, instructor deportivo
  ja: スポーツコーチ, 水泳インストラクター, スイミングコーチ, スキーインストラクター, スポーツインストラクター, テニスコーチ, サッカーコーチ, 水泳コーチ
  xx: instrutor de natação, istruttore di nuoto, zweminstructeur, zwemonderwijzer, instruktor pływania, simlärare, trener, maestro di sci
instructional-designer ~ e-learning-developer, curriculum-developer, corporate-trainer
  en: instructional designer, learning designer, learning experience designer, learning technologist, instructional technologist, course designer, instructional design, learning and development designer, educational technologist, LXD, educational technology specialist, digital learning designer, instructional design specialist, training designer, learning content designer, course developer, instructional developer, learning architect, edtech specialist
  de: Instruktionsdesigner, Instruktionsdesignerin, Mediendidaktiker, Mediendidaktikerin, Bildungstechnologe, E-Learning Designer, Mediendidaktik
  fr: concepteur pédagogique, conceptrice pédagogique, ingénieur pédagogique, ingénieure pédagogique, ingénieur pédagogique multimédia, chef de projet e-learning, chef de projet digital learning, digital learning manager, conseiller techno-pédagogique, technopédagogue, cheffe de projet digital learning, ingénieur de formation
  es: diseñador instruccional, diseñadora instruccional, diseñador pedagógico, tecnólogo educativo, diseñador instruccional e-learning, diseñadora pedagógica, técnico e-learning
  ja: インストラクショナルデザイナー, 教材設計, 研修設計
  xx: designer instrucional, designer educacional, onderwijskundige, progettista didattico, instructional designer e-learning
e-learning-developer ~ instructional-designer
  en: e-learning developer, elearning developer, elearning designer, e-learning specialist, elearning specialist, e-learning author, digital learning developer, e-learning content developer, online learning developer, digital learning specialist, e-learning architect, elearning content developer, articulate storyline developer, e-learning manager, digital learning content developer
  de: E-Learning Entwickler, E-Learning Entwicklerin, E-Learning Autor, E-Learning Autorin, E-Learning Spezialist, E-Learning Spezialistin, E-Learning Redakteur
  fr: développeur e-learning, concepteur e-learning, développeuse e-learning, conceptrice e-learning, concepteur développeur e-learning, médiatiseur e-learning, concepteur digital learning, intégrateur e-learning
  es: desarrollador e-learning, desarrollador de e-learning, desarrolladora e-learning, diseñador e-learning, especialista e-learning, desarrollador de contenidos e-learning
  ja: eラーニング開発, eラーニング制作, eラーニングコンテンツ開発
curriculum-developer ~ instructional-designer
  en: curriculum developer, curriculum designer, curriculum coordinator, curriculum specialist, curriculum manager, education consultant, assessment developer, educational consultant, exam writer, curriculum director, education adviser, curriculum writer, instructional coordinator, assessment specialist, education content developer, item writer, instructional coach, educational content developer, curriculum lead, education specialist, education advisor, exam developer, educational content writer, school inspector, school improvement adviser
  de: Lehrplanentwickler, Curriculumentwickler, Curriculumentwicklerin, Bildungsreferent, Bildungsreferentin, Schulbuchautor, Schulbuchredakteur, Bildungsplaner, Schulinspektor, Schulrat
  fr: concepteur de programmes pédagogiques, chargé d'ingénierie pédagogique, chargée d'ingénierie pédagogique, inspecteur de l'éducation nationale, chargé de projet pédagogique, consultant en éducation
  es: diseñador curricular, desarrollador curricular, diseñadora curricular, inspector de educación, asesor pedagógico, asesora pedagógica, asesor educativo, especialista curricular
  ja: カリキュラム開発, 教材開発, 教材編集, カリキュラムデザイナー
education-administrator ~ school-secretary, administrative-assistant
  en: education administrator, academic administrator, exams officer, examinations officer, admissions officer, university administrator, student services administrator, education officer, student recruitment officer, exam invigilator, invigilator, education coordinator, program coordinator education, academic coordinator, school business manager, school bursar, bursar, student services coordinator, admissions coordinator, admissions advisor, enrollment advisor, enrolment officer, admissions manager, education programme manager, education manager, exams assistant, student affairs officer, academic affairs coordinator, proctor, enrollment specialist, enrollment counselor, student recruitment adviser, student services officer, academic services officer, enrollment coordinator
  de: Studiengangskoordinator, Studiengangskoordinatorin, Studienkoordinator, Studiengangsmanager, Prüfungsaufsicht, Bildungsmanager, Bildungsmanagerin, Studiengangskoordination, Studierendensekretariat, Mitarbeiter Prüfungsamt, Hochschulreferent, Studiengangsmanagerin
  fr: gestionnaire de scolarité, gestionnaire scolarité, responsable de scolarité, chargé d'admissions, chargée d'admissions, assistant de scolarité, assistante de scolarité, assistante scolarité, assistant admissions, surveillant d'examen, chargé de scolarité, conseiller en admission, responsable des admissions, chargé de scolarité supérieur
  es: responsable de admisiones, asesor de admisiones, coordinador educativo, coordinadora educativa, gestor académico, gestora académica, secretario académico, coordinador de admisiones, asesora de admisiones, secretaria académica, gestor educativo
  ja: 学校事務職, 教務事務, 入試担当, 大学職員, 教務, 大学事務, 試験監督
librarian ~ archivist
  en: librarian, library assistant, school librarian, academic librarian, information librarian, library technician, information specialist library, library clerk, library manager, reference librarian, library associate, library page, library officer, subject librarian, children's librarian, library aide, medical librarian, library supervisor, systems librarian, library media specialist, media specialist, library customer assistant
  de: Bibliothekar, Bibliothekarin, Bibliotheksassistent, Bibliotheksmitarbeiter, Fachangestellter für Medien- und Informationsdienste, Fachangestellte für Medien- und Informationsdienste, FaMI, Bibliotheksleiter, Bibliotheksmitarbeiterin, Bibliotheksassistentin, Bibliotheksleitung
  fr: bibliothécaire, agent de bibliothèque, assistant de bibliothèque, professeur documentaliste, assistant de conservation, médiathécaire, agente de bibliothèque, assistante de bibliothèque, responsable de bibliothèque
  es: bibliotecario, bibliotecaria, auxiliar de biblioteca, técnico de biblioteca, ayudante de biblioteca
  ja: 司書, 図書館司書, 図書館スタッフ, 学校司書, 図書館員
  xx: bibliothecaris, bibliotekarz, bibliotekarka, bibliotekarie, bibliotekar, kirjastonhoitaja
museum-worker ~ archivist, tour-guide
  en: museum curator, curator, gallery assistant, museum assistant, museum guide, museum educator, museum attendant, exhibition officer, museum education officer, gallery attendant, collections manager museum, museum technician, gallery manager, museum docent, conservator, art handler, museum manager, assistant curator, exhibition coordinator, education curator, art conservator, museum registrar, collections curator, exhibition curator
  de: Kurator, Kuratorin, Museumspädagoge, Museumspädagogin, Museumsaufsicht, Museumswärter, Restaurator, Restauratorin, Museumsführer, Museumsmitarbeiter, Ausstellungskurator, Museumswärterin, Museologe, Museologin
  fr: conservateur de musée, conservatrice de musée, médiateur culturel, médiatrice culturelle, agent de musée, guide de musée, commissaire d'exposition, gardien de musée, restaurateur d'art, restauratrice d'art, régisseur d'œuvres, surveillant de musée, gardienne de musée
  es: conservador de museo, conservadora de museo, comisario de exposiciones, guía de museo, auxiliar de sala de museo, restaurador de arte, restauradora de arte, educador de museo, curador, curadora, museógrafo, vigilante de museo, comisaria de exposiciones
  ja: 学芸員, 博物館スタッフ, キュレーター, 美術館スタッフ
school-technician
  en: school science technician, school laboratory technician, school lab technician, art technician, design technology technician, food technology technician, DT technician, school technician, science technician, music technician, technician demonstrator
  de: Schulassistent Labor, Laborassistent Schule
  fr: technicien de laboratoire scolaire, aide de laboratoire scolaire, technicien de travaux pratiques, préparateur de laboratoire scolaire
  es: técnico de laboratorio escolar, auxiliar de laboratorio escolar
  ja: 理科助手, 実習助手, 理科支援員
`;
