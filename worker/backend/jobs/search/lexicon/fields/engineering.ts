/**
 * Occupations of the category `engineering` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const ENGINEERING = `
software-developer
  en: software developer, software engineer, developer, programmer, coder, SWE, SDE, software development engineer, application developer, applications developer, app developer, software programmer, computer programmer, computer scientist, web application developer, member of technical staff, software craftsman, software crafter, applications programmer, product engineer, game developer, game programmer, games programmer, gameplay programmer, salesforce developer, SAP developer, ABAP developer, RPA developer, blockchain developer, blockchain engineer, integration developer, integration engineer, forward deployed engineer
  de: Softwareentwickler, Softwareentwicklerin, Software-Entwickler, Software-Entwicklerin, Entwickler, Entwicklerin, Programmierer, Programmiererin, Anwendungsentwickler, Anwendungsentwicklerin, Applikationsentwickler, Softwareingenieur, Softwareingenieurin, Softwareentwicklung, Anwendungsentwicklung, Fachinformatiker Anwendungsentwicklung, Fachinformatiker für Anwendungsentwicklung, Fachinformatikerin für Anwendungsentwicklung, Spieleentwickler
  fr: développeur, développeuse, développeur logiciel, développeuse logiciel, développeur informatique, ingénieur logiciel, ingénieure logiciel, ingénieur développement, ingénieur en développement, concepteur développeur, programmeur, programmeuse, analyste programmeur, développeur de jeux vidéo
  es: desarrollador, desarrolladora, desarrollador de software, desarrolladora de software, ingeniero de software, ingeniera de software, programador, programadora, desarrollador de aplicaciones, desarrollador de videojuegos
  ja: ソフトウェアエンジニア, ソフトウエアエンジニア, ソフトウェア開発者, ソフトウェア開発, プログラマー, プログラマ, システム開発, アプリケーションエンジニア, ゲームプログラマー, エンジニア
  xx: programista, programistka, inżynier oprogramowania, desenvolvedor, desenvolvedora, desenvolvedor de software, engenheiro de software, engenheira de software, sviluppatore, sviluppatrice, sviluppatore software, programmatore, softwareontwikkelaar, ontwikkelaar, programmeur, mjukvaruutvecklare, systemutvecklare, utvecklare, programmerare, softwareudvikler, utvikler, systemutvikler, ohjelmistokehittäjä, programátor, vývojář, yazılım geliştirici, yazılım mühendisi, программист, разработчик, מפתח תוכנה, מפתחת תוכנה, مطور برمجيات, مهندس برمجيات, 软件工程师, 소프트웨어 엔지니어
frontend-developer < software-developer
  en: frontend developer, front-end developer, frontend engineer, front-end engineer, frontend software engineer, front-end software engineer, front end web developer, UI developer, UI engineer, javascript developer, javascript engineer, typescript developer, react developer, react engineer, reactjs developer, react.js developer, vue developer, vue.js developer, angular developer, frontend, front-end
  de: Frontend-Entwickler, Frontend-Entwicklerin, Frontendentwickler, Frontendentwicklerin, Frontend-Softwareentwickler, Frontend-Programmierer
  fr: développeur front-end, développeuse front-end, développeur frontend, développeuse frontend, développeur front, développeuse front, ingénieur front-end, intégrateur web
  es: desarrollador frontend, desarrolladora frontend, desarrollador front-end, programador frontend, programadora frontend, maquetador web
  ja: フロントエンドエンジニア, フロントエンド開発, フロントエンドデベロッパー
  xx: programista frontend, desenvolvedor frontend, desenvolvedora frontend, desenvolvedor front-end, sviluppatore frontend, sviluppatore front-end, frontend ontwikkelaar, frontendutvecklare, frontend-utvecklare, frontendudvikler, frontend-utvikler
backend-developer < software-developer
  en: backend developer, back-end developer, backend engineer, back-end engineer, backend software engineer, back-end software engineer, server-side developer, server-side engineer, API developer, API engineer, node developer, node.js developer, nodejs developer, distributed systems engineer, backend, back-end
  de: Backend-Entwickler, Backend-Entwicklerin, Backendentwickler, Backendentwicklerin, Backend-Softwareentwickler, Backend-Programmierer
  fr: développeur back-end, développeuse back-end, développeur backend, développeuse backend, développeur back, développeuse back, ingénieur backend, ingénieur back-end
  es: desarrollador backend, desarrolladora backend, desarrollador back-end, programador backend, programadora backend
  ja: バックエンドエンジニア, サーバーサイドエンジニア, サーバサイドエンジニア, バックエンド開発
  xx: programista backend, desenvolvedor backend, desenvolvedora backend, desenvolvedor back-end, sviluppatore backend, sviluppatore back-end, backend ontwikkelaar, backendutvecklare, backend-utvecklare, backendudvikler, backend-utvikler
full-stack-developer < software-developer ~ frontend-developer, backend-developer, web-developer
  en: full-stack developer, fullstack developer, full-stack engineer, fullstack engineer, full-stack software engineer, fullstack software engineer, full-stack web developer, full-stack software developer, MERN developer, fullstack, full-stack
  de: Full-Stack-Entwickler, Full-Stack-Entwicklerin, Fullstack-Entwickler, Fullstack-Entwicklerin, Fullstackentwickler, Fullstackentwicklerin
  fr: développeur full-stack, développeuse full-stack, développeur fullstack, développeuse fullstack, ingénieur full-stack
  es: desarrollador full-stack, desarrolladora full-stack, desarrollador fullstack, desarrolladora fullstack, programador full-stack
  ja: フルスタックエンジニア, フルスタック開発者
  xx: programista fullstack, desenvolvedor full-stack, desenvolvedora full-stack, sviluppatore full-stack, full-stack ontwikkelaar, fullstackutvecklare, fullstack-utvecklare
web-developer < software-developer ~ frontend-developer, full-stack-developer
  en: web developer, web engineer, web programmer, website developer, webmaster, wordpress developer, PHP developer, shopify developer, drupal developer, magento developer
  de: Webentwickler, Webentwicklerin, Web-Entwickler, Web-Entwicklerin, Webprogrammierer, PHP-Entwickler, PHP-Entwicklerin
  fr: développeur web, développeuse web, webmestre, développeur PHP, développeuse PHP, développeur wordpress
  es: desarrollador web, desarrolladora web, programador web, programadora web, programador PHP, desarrollador PHP
  ja: Webエンジニア, ウェブエンジニア, Web開発者, Webプログラマー, ウェブ開発者
  xx: desenvolvedor web, desenvolvedora web, sviluppatore web, webontwikkelaar, webbutvecklare, webudvikler, webutvikler, programista aplikacji webowych
mobile-developer < software-developer
  en: mobile developer, mobile engineer, mobile app developer, mobile application developer, mobile software engineer, react native developer, react native engineer, flutter developer, flutter engineer
  de: App-Entwickler, App-Entwicklerin, Appentwickler, Mobile-Entwickler, Mobile-Entwicklerin, Mobile-App-Entwickler, Flutter-Entwickler
  fr: développeur mobile, développeuse mobile, développeur d'applications mobiles, développeur application mobile, ingénieur mobile
  es: desarrollador móvil, desarrolladora móvil, desarrollador de aplicaciones móviles, desarrolladora de aplicaciones móviles, programador de aplicaciones móviles
  ja: モバイルエンジニア, モバイルアプリエンジニア, アプリエンジニア, スマホアプリエンジニア, モバイルアプリ開発
  xx: programista mobile, programista aplikacji mobilnych, desenvolvedor mobile, desenvolvedora mobile, sviluppatore mobile, sviluppatore app, mobiele ontwikkelaar, mobilutvecklare, apputvecklare, app-utvecklare
android-developer < mobile-developer
  en: android developer, android engineer, android software engineer, android app developer, android programmer, kotlin developer, kotlin engineer
  de: Android-Entwickler, Android-Entwicklerin, Androidentwickler
  fr: développeur android, développeuse android, ingénieur android
  es: desarrollador android, desarrolladora android, programador android
  ja: Androidエンジニア, アンドロイドエンジニア, Android開発
  xx: programista android, desenvolvedor android, sviluppatore android, androidutvecklare, android-utvecklare
ios-developer < mobile-developer
  en: iOS developer, iOS engineer, iOS software engineer, iPhone developer, iOS app developer, swift developer, swift engineer
  de: iOS-Entwickler, iOS-Entwicklerin
  fr: développeur iOS, développeuse iOS, ingénieur iOS
  es: desarrollador iOS, desarrolladora iOS, programador iOS
  ja: iOSエンジニア, iOS開発
  xx: programista iOS, desenvolvedor iOS, sviluppatore iOS, iOS-utvecklare
embedded-developer < software-developer ~ electronics-engineer
  en: embedded developer, embedded engineer, embedded software engineer, embedded software developer, embedded systems engineer, embedded programmer, firmware engineer, firmware developer, firmware programmer, embedded firmware engineer, embedded C developer, IoT developer, IoT engineer
  de: Embedded-Entwickler, Embedded-Entwicklerin, Embedded-Softwareentwickler, Embedded-Softwareentwicklerin, Firmware-Entwickler, Firmware-Entwicklerin, Firmwareentwickler, Firmwareentwicklerin, Softwareentwickler Embedded, Embedded-Ingenieur
  fr: développeur embarqué, développeuse embarqué, ingénieur logiciel embarqué, ingénieur systèmes embarqués, développeur logiciel embarqué, développeur firmware, ingénieur embarqué
  es: desarrollador de firmware, ingeniero de firmware, ingeniero de sistemas embebidos, desarrollador de sistemas embebidos, programador de sistemas embebidos, ingeniero de software embebido
  ja: 組み込みエンジニア, 組込みエンジニア, 組込エンジニア, ファームウェアエンジニア, 組込ソフトウェアエンジニア, 組み込みソフトウェアエンジニア
  xx: programista embedded, programista systemów wbudowanych, engenheiro de software embarcado, desenvolvedor de firmware, sviluppatore firmware, sviluppatore embedded, embedded ontwikkelaar
devops-engineer ~ site-reliability-engineer, platform-engineer, cloud-engineer
  en: devops engineer, devops, devops developer, devops specialist, devsecops engineer, build engineer, build and release engineer, CI/CD engineer, infrastructure automation engineer, infrastructure engineer
  de: DevOps-Ingenieur, DevOps-Ingenieurin, DevOps-Spezialist, Infrastrukturingenieur
  fr: ingénieur devops, ingénieure devops, ingénieur infrastructure
  es: ingeniero devops, ingeniera devops, ingeniero de infraestructura
  ja: DevOpsエンジニア, インフラエンジニア
  xx: inżynier devops, engenheiro devops, engenheira devops, ingegnere devops, devopsingenjör
site-reliability-engineer ~ devops-engineer, platform-engineer, cloud-engineer
  en: site reliability engineer, SRE, production reliability engineer, systems reliability engineer, site reliability, performance engineer, observability engineer
  fr: ingénieur fiabilité des sites, ingénieur SRE
  es: ingeniero de confiabilidad del sitio, ingeniero SRE
  ja: サイト信頼性エンジニア, SREエンジニア, サイトリライアビリティエンジニア
platform-engineer ~ devops-engineer, site-reliability-engineer, cloud-engineer
  en: platform engineer, developer platform engineer, developer platform, developer experience engineer, platform developer, platform software engineer, infrastructure software engineer, kubernetes engineer
  de: Plattform-Ingenieur, Plattformentwickler
  fr: ingénieur plateforme
  es: ingeniero de plataforma, ingeniero de plataformas
  ja: プラットフォームエンジニア
cloud-engineer ~ devops-engineer, platform-engineer, site-reliability-engineer, solutions-architect
  en: cloud engineer, cloud developer, cloud specialist, cloud operations engineer, cloud infrastructure engineer, AWS engineer, azure engineer, GCP engineer, cloud consultant, cloud computing engineer
  de: Cloud-Ingenieur, Cloud-Spezialist, Cloud-Entwickler, Cloud-Entwicklerin
  fr: ingénieur cloud, ingénieure cloud, consultant cloud
  es: ingeniero cloud, ingeniera cloud, ingeniero de la nube
  ja: クラウドエンジニア, AWSエンジニア
  xx: inżynier chmury, engenheiro de nuvem, engenheiro cloud, molningenjör
qa-engineer
  en: QA engineer, test engineer, software tester, tester, QA tester, QA analyst, QA, quality assurance engineer, quality assurance analyst, quality assurance tester, software test engineer, software quality engineer, software quality assurance engineer, test analyst, QA automation engineer, test automation engineer, test automation developer, automation tester, manual tester, software engineer in test, software development engineer in test, SDET, game tester, usability tester, test manager, test lead, QA lead, QA manager, QA specialist
  de: Softwaretester, Softwaretesterin, Software-Tester, Testerin, Testingenieur, Testingenieurin, Testautomatisierer, Testmanager, Testmanagerin, QA-Ingenieur, Testanalyst
  fr: testeur, testeuse, testeur logiciel, testeuse logiciel, ingénieur test, ingénieur de test, ingénieur QA, ingénieur validation logiciel, analyste QA, testeur QA
  es: probador de software, ingeniero de pruebas, ingeniera de pruebas, ingeniero QA, analista QA, analista de pruebas, analista de calidad de software, tester de software
  ja: テストエンジニア, QAエンジニア, テスター, ソフトウェアテスター, 品質保証テスター, 自動テストエンジニア
  xx: tester oprogramowania, testerka, inżynier testów, analista de testes, engenheiro de qualidade de software, collaudatore software, softwaretestare, testare, testingenjör, testautomatiserare, ohjelmistotestaaja
security-engineer < cyber-security ~ security-analyst, penetration-tester
  en: security engineer, application security engineer, appsec engineer, product security engineer, cyber security engineer, cybersecurity engineer, information security engineer, infosec engineer, cloud security engineer, network security engineer, IT security engineer, security software engineer, detection engineer, security architect, cyber security architect, security developer, cryptographer, security operations engineer, enterprise security engineer, infrastructure security engineer, corporate security engineer
  de: Security-Ingenieur, IT-Sicherheitsingenieur, Sicherheitsarchitekt, IT-Security-Ingenieur
  fr: ingénieur sécurité informatique, ingénieur cybersécurité, ingénieure cybersécurité, ingénieur sécurité des systèmes d'information, architecte sécurité
  es: ingeniero de seguridad informática, ingeniero de ciberseguridad, ingeniera de ciberseguridad, arquitecto de seguridad
  ja: セキュリティエンジニア, サイバーセキュリティエンジニア, 情報セキュリティエンジニア
  xx: inżynier bezpieczeństwa, inżynier cyberbezpieczeństwa, engenheiro de segurança da informação, engenheiro de cibersegurança, säkerhetsingenjör
penetration-tester < security-engineer ~ security-analyst
  en: penetration tester, pen tester, pentester, ethical hacker, red team operator, offensive security engineer, security researcher, vulnerability researcher, white hat hacker
  de: Penetrationstester, Penetrationstesterin
  fr: pentesteur, testeur d'intrusion, hacker éthique
  es: hacker ético, especialista en pruebas de penetración
  ja: ペネトレーションテスター, ホワイトハッカー, 脆弱性診断
software-architect ~ solutions-architect, software-developer, enterprise-architect
  en: software architect, application architect, applications architect, technical architect, software system architect, cloud architect, java architect, principal software architect, integration architect
  de: Softwarearchitekt, Softwarearchitektin, Software-Architekt, Software-Architektin, Cloud-Architekt, Systemarchitekt, Systemarchitektin
  fr: architecte logiciel, architecte logicielle, architecte technique, architecte applicatif, architecte cloud
  es: arquitecto de software, arquitecta de software, arquitecto cloud, arquitecto técnico de software
  ja: ソフトウェアアーキテクト, クラウドアーキテクト, システムアーキテクト
  xx: architekt oprogramowania, arquiteto de software, architetto software, softwarearchitect, mjukvaruarkitekt
solutions-architect ~ software-architect, sales-engineer, enterprise-architect, cloud-engineer
  en: solutions architect, solution architect, partner solutions architect, delivery solutions architect, specialist solutions architect, systems architect, system architect, AI architect, success architect, customer success architect, transformation architect, migration architect, AWS architect, azure architect, SAP architect, salesforce architect, salesforce technical architect
  de: Lösungsarchitekt, Lösungsarchitektin, Solution-Architekt, Solution-Architektin
  fr: architecte solutions, architecte de solutions, architecte solution
  es: arquitecto de soluciones, arquitecta de soluciones
  ja: ソリューションアーキテクト
  xx: architekt rozwiązań, arquiteto de soluções, lösningsarkitekt
enterprise-architect ~ solutions-architect, software-architect
  en: enterprise architect, IT architect, business architect, chief architect, technology architect
  de: Unternehmensarchitekt, Unternehmensarchitektin, IT-Architekt, IT-Architektin, Enterprise-Architekt
  fr: architecte d'entreprise, architecte SI, architecte informatique, urbaniste SI
  es: arquitecto empresarial, arquitecto de TI
  ja: エンタープライズアーキテクト, ITアーキテクト
engineering-manager ~ engineering-director, software-developer
  en: engineering manager, software engineering manager, software development manager, engineering lead, engineering team lead, software team lead, tech lead, technical lead, technical team lead, team lead software development, development team lead, head of development
  de: Entwicklungsleiter, Entwicklungsleiterin, Leiter Softwareentwicklung, Leiterin Softwareentwicklung, Teamleiter Softwareentwicklung, Teamleiterin Softwareentwicklung, Leiter Entwicklung, Leiterin Entwicklung
  fr: chef d'équipe développement, manager d'ingénierie, responsable ingénierie, lead développeur
  es: jefe de desarrollo, jefa de desarrollo, gerente de ingeniería, jefe de ingeniería, líder técnico, responsable de desarrollo
  ja: エンジニアリングマネージャー, エンジニアリングマネジャー, 開発マネージャー, 開発リーダー, テックリード
  xx: kierownik zespołu programistów, gerente de engenharia, responsabile sviluppo software, utvecklingschef
engineering-director ~ engineering-manager, chief-technology-officer
  en: director of engineering, engineering director, head of engineering, VP of engineering, VP engineering, vice president of engineering, director of software engineering, technical director, head of software engineering, director of technology, head of technology
  de: Technischer Leiter, Technische Leiterin, Technischer Direktor, Leiter Technik
  fr: directeur de l'ingénierie, directrice de l'ingénierie, directeur de l'engineering, directeur ingénierie
  es: director de ingeniería, directora de ingeniería, director técnico, directora técnica
  ja: 開発部長, 技術部長, エンジニアリングディレクター, エンジニアリング部長
  xx: dyrektor techniczny, diretor de engenharia, direttore tecnico, teknisk direktör
chief-technology-officer ~ engineering-director
  en: chief technology officer, CTO, chief technical officer, field CTO
  de: Technikvorstand, Technischer Geschäftsführer
  fr: directeur technique, directrice technique, directeur de la technologie
  es: director de tecnología, directora de tecnología
  ja: 最高技術責任者
developer-advocate ~ software-developer, technical-writer
  en: developer advocate, developer relations, developer relations engineer, devrel, developer evangelist, technology evangelist, technical evangelist, developer relations manager
  ja: デベロッパーアドボケイト, デベロッパーリレーションズ, エバンジェリスト
mechanical-engineer
  en: mechanical engineer, mechanical design engineer, machine designer, mechanical designer, mechanical engineering technician, piping engineer, stress engineer, machine design engineer, thermal engineer, rotating equipment engineer
  de: Maschinenbauingenieur, Maschinenbauingenieurin, Maschinenbauer, Ingenieur Maschinenbau, Ingenieurin Maschinenbau, Konstrukteur, Konstrukteurin, Konstruktionsingenieur, Konstruktionsingenieurin, Entwicklungsingenieur Mechanik, Maschinenbautechniker
  fr: ingénieur mécanique, ingénieure mécanique, ingénieur mécanicien, ingénieur conception mécanique, concepteur mécanique
  es: ingeniero mecánico, ingeniera mecánica, diseñador mecánico, diseñadora mecánica
  ja: 機械エンジニア, 機械設計, 機械設計エンジニア, 機械技術者, メカエンジニア
  xx: inżynier mechanik, engenheiro mecânico, engenheira mecânica, ingegnere meccanico, werktuigbouwkundige, werktuigbouwkundig ingenieur, maskiningenjör, maskinkonstruktör, maskiningeniør
electrical-engineer ~ electronics-engineer, power-systems-engineer
  en: electrical engineer, electrical design engineer, electrical project engineer, electrical designer, electrical engineering technician, instrumentation engineer, electrical and instrumentation engineer
  de: Elektroingenieur, Elektroingenieurin, Elektrotechniker, Elektrotechnikerin, Ingenieur Elektrotechnik, Ingenieurin Elektrotechnik, Elektrokonstrukteur, Elektrokonstrukteurin, Elektroplaner, Elektroplanerin
  fr: ingénieur électricien, ingénieure électricienne, ingénieur électrique, ingénieur en génie électrique, ingénieur électrotechnique, électrotechnicien, électrotechnicienne
  es: ingeniero eléctrico, ingeniera eléctrica, ingeniero electricista, ingeniero electrotécnico
  ja: 電気エンジニア, 電気設計, 電気技術者, 電気設計エンジニア
  xx: inżynier elektryk, engenheiro eletricista, engenheira eletricista, engenheiro eletrotécnico, ingegnere elettrico, elektrotechnisch ingenieur, elkraftingenjör, elingenjör, elkonstruktör, elektroingeniør
power-systems-engineer < electrical-engineer ~ renewable-energy-engineer
  en: power systems engineer, power system engineer, power engineer, grid engineer, protection engineer, substation engineer, high voltage engineer, power electronics engineer, transmission engineer, distribution network engineer, grid connection engineer, power distribution engineer
  de: Energieingenieur, Energieingenieurin, Netzplaner, Netzplanerin, Ingenieur Energietechnik, Netzingenieur, Schutztechniker
  fr: ingénieur réseaux électriques, ingénieur électronique de puissance, ingénieur haute tension
  es: ingeniero de sistemas de potencia, ingeniero de potencia, ingeniero de subestaciones, ingeniero de alta tensión
  ja: 電力系統エンジニア, 電力エンジニア, パワーエレクトロニクスエンジニア
  xx: engenheiro de sistemas de potência, elkraftsingenjör
electronics-engineer ~ electrical-engineer, embedded-developer
  en: electronics engineer, electronic engineer, hardware engineer, electronics design engineer, hardware design engineer, PCB designer, PCB design engineer, circuit design engineer, RF engineer, analog design engineer, FPGA engineer, FPGA developer, ASIC engineer, VLSI engineer, chip designer, IC design engineer, design verification engineer, hardware developer, electronics technician, semiconductor engineer, physical design engineer, antenna engineer, photonics engineer, optical engineer
  de: Elektronikingenieur, Elektronikingenieurin, Elektronikentwickler, Elektronikentwicklerin, Hardwareentwickler, Hardwareentwicklerin, Hardware-Entwickler, Hardware-Entwicklerin, Leiterplattendesigner, FPGA-Entwickler, Entwicklungsingenieur Elektronik
  fr: ingénieur électronique, ingénieur électronicien, ingénieure électronique, électronicien, électronicienne, technicien électronique, ingénieur hardware, ingénieur FPGA
  es: ingeniero electrónico, ingeniera electrónica, técnico electrónico, técnico en electrónica, ingeniero de hardware, ingeniero de radiofrecuencia
  ja: 電子エンジニア, ハードウェアエンジニア, 回路設計, 電子回路設計, 半導体エンジニア, FPGAエンジニア, 電気電子エンジニア
  xx: inżynier elektronik, engenheiro eletrônico, engenheiro eletrónico, ingegnere elettronico, hardwareontwikkelaar, elektronikingenjör, elektronikkonstruktör, hårdvaruutvecklare
signal-processing-engineer ~ electronics-engineer, embedded-developer, machine-learning-engineer
  en: signal processing engineer, DSP engineer, digital signal processing engineer, algorithm engineer, algorithm developer, radar engineer, acoustic engineer, acoustics engineer, audio software engineer
  de: Ingenieur Signalverarbeitung, Algorithmenentwickler, Akustikingenieur, Akustikingenieurin, Entwickler Signalverarbeitung
  fr: ingénieur traitement du signal, ingénieure traitement du signal, ingénieur acousticien, acousticien
  es: ingeniero de procesamiento de señales, ingeniero acústico
  ja: 信号処理エンジニア, アルゴリズムエンジニア, 音響エンジニア
  xx: מהנדס עיבוד אותות, מהנדסת עיבוד אותות, inżynier przetwarzania sygnałów, signalbehandlingsingenjör
civil-engineer ~ structural-engineer
  en: civil engineer, civil engineering technician, highways engineer, highway engineer, roads engineer, transportation engineer, traffic engineer, drainage engineer, infrastructure design engineer, tunnel engineer, railway engineer, rail engineer, bridge engineer, municipal engineer, hydraulic engineer, water engineer, construction engineer, site engineer
  de: Bauingenieur, Bauingenieurin, Tiefbauingenieur, Straßenplaner, Verkehrsplaner, Verkehrsplanerin, Verkehrsingenieur, Bautechniker, Bautechnikerin, Wasserbauingenieur, Ingenieur Tiefbau
  fr: ingénieur génie civil, ingénieur en génie civil, ingénieure en génie civil, ingénieur civil, ingénieur travaux publics, ingénieur BTP, ingénieur travaux, ingénieur hydraulique
  es: ingeniero civil, ingeniera civil, ingeniero de caminos, ingeniera de caminos, ingeniero de obra, ingeniero de obras, ingeniero de tráfico, ingeniero hidráulico
  ja: 土木エンジニア, 土木技術者, 土木設計, 建設エンジニア
  xx: inżynier budownictwa, inżynier budowy, engenheiro civil, engenheira civil, ingegnere civile, civiel ingenieur, byggnadsingenjör, väg- och vattenbyggnadsingenjör, bygningsingeniør
structural-engineer ~ civil-engineer
  en: structural engineer, structural design engineer, structures engineer, structural designer, structural technician
  de: Statiker, Statikerin, Tragwerksplaner, Tragwerksplanerin, Ingenieur Tragwerksplanung
  fr: ingénieur structure, ingénieure structure, ingénieur structures, ingénieur calcul de structures
  es: ingeniero de estructuras, ingeniera de estructuras, ingeniero estructural, calculista de estructuras
  ja: 構造設計, 構造エンジニア, 構造設計者
  xx: konstruktor budowlany, engenheiro de estruturas, engenheiro estrutural, ingegnere strutturista, byggnadskonstruktör
geotechnical-engineer < civil-engineer
  en: geotechnical engineer, ground engineer, soil engineer, soils engineer, engineering geologist, mining engineer, petroleum engineer, drilling engineer, reservoir engineer
  de: Geotechniker, Geotechnikerin, Ingenieur Geotechnik, Bergbauingenieur
  fr: ingénieur géotechnicien, ingénieure géotechnicienne, géotechnicien, ingénieur des mines, ingénieur pétrolier
  es: ingeniero geotécnico, ingeniera geotécnica, ingeniero de minas, ingeniera de minas, ingeniero de petróleos, ingeniero petrolero
  ja: 地盤エンジニア, 地質調査技師
building-services-engineer ~ mechanical-engineer, electrical-engineer
  en: building services engineer, HVAC engineer, HVAC design engineer, MEP engineer, mechanical building services engineer, M&E engineer, heating engineer, refrigeration engineer, air conditioning engineer, fire protection engineer, public health engineer, building physicist, BMS engineer
  de: Ingenieur Versorgungstechnik, TGA-Planer, TGA-Planerin, TGA-Ingenieur, Ingenieur TGA, Ingenieur Gebäudetechnik, Versorgungsingenieur, HLK-Planer, Brandschutzplaner, Gebäudetechniker
  fr: ingénieur CVC, ingénieure CVC, ingénieur génie climatique, ingénieur thermicien, ingénieur fluides, frigoriste
  es: ingeniero de climatización, ingeniero de instalaciones, ingeniero HVAC, técnico frigorista, frigorista
  ja: 建築設備設計, 設備設計, 空調エンジニア, 建築設備士
  xx: projektant instalacji sanitarnych, inżynier instalacji, engenheiro de climatização, VVS-ingenjör, VVS-konstruktör, installatieadviseur
chemical-engineer ~ materials-engineer
  en: chemical engineer, chemical process engineer, biochemical engineer, bioprocess engineer, petrochemical engineer, refinery engineer, polymer engineer, food engineer, process safety engineer
  de: Chemieingenieur, Chemieingenieurin, Verfahrensingenieur, Verfahrensingenieurin, Verfahrenstechniker, Verfahrenstechnikerin, Ingenieur Verfahrenstechnik
  fr: ingénieur chimiste, ingénieure chimiste, ingénieur génie chimique, ingénieur en génie chimique, ingénieur génie des procédés
  es: ingeniero químico, ingeniera química, ingeniero petroquímico
  ja: 化学エンジニア, 化学工学エンジニア, プラントエンジニア
  xx: inżynier chemik, engenheiro químico, engenheira química, ingegnere chimico, chemisch technoloog, kemiingenjör
materials-engineer ~ mechanical-engineer, chemical-engineer
  en: materials engineer, materials scientist, metallurgist, metallurgical engineer, welding engineer, corrosion engineer, composites engineer, ceramics engineer, battery engineer, battery cell engineer
  de: Werkstoffingenieur, Werkstoffingenieurin, Werkstofftechniker, Werkstoffwissenschaftler, Metallurge, Schweißfachingenieur, Schweißingenieur
  fr: ingénieur matériaux, ingénieure matériaux, métallurgiste, ingénieur soudage
  es: ingeniero de materiales, ingeniera de materiales, metalúrgico, ingeniero metalúrgico, ingeniero de soldadura
  ja: 材料エンジニア, 材料開発, 冶金技術者, 電池エンジニア
  xx: inżynier materiałowy, engenheiro de materiais, ingegnere dei materiali, materialingenjör
aerospace-engineer ~ mechanical-engineer, systems-engineer
  en: aerospace engineer, aeronautical engineer, aircraft engineer, avionics engineer, propulsion engineer, flight test engineer, spacecraft engineer, satellite engineer, aerodynamics engineer, aerodynamicist, GNC engineer, licensed aircraft engineer
  de: Luftfahrtingenieur, Luftfahrtingenieurin, Raumfahrtingenieur, Luft- und Raumfahrtingenieur, Ingenieur Luft- und Raumfahrttechnik
  fr: ingénieur aéronautique, ingénieure aéronautique, ingénieur aérospatial, ingénieur avionique
  es: ingeniero aeronáutico, ingeniera aeronáutica, ingeniero aeroespacial, ingeniera aeroespacial
  ja: 航空宇宙エンジニア, 航空エンジニア, 航空機設計
  xx: inżynier lotnictwa, engenheiro aeronáutico, engenheiro aeroespacial, ingegnere aerospaziale, ingegnere aeronautico, flygingenjör
automotive-engineer ~ mechanical-engineer, systems-engineer
  en: automotive engineer, vehicle engineer, powertrain engineer, chassis engineer, ADAS engineer, vehicle dynamics engineer, body engineer, calibration engineer, motorsport engineer, race engineer, NVH engineer
  de: Fahrzeugingenieur, Fahrzeugingenieurin, Ingenieur Fahrzeugtechnik, Ingenieurin Fahrzeugtechnik, Fahrzeugentwickler, Applikationsingenieur Antrieb
  fr: ingénieur automobile, ingénieure automobile, ingénieur véhicule, ingénieur motoriste
  es: ingeniero de automoción, ingeniera de automoción, ingeniero automotriz
  ja: 自動車エンジニア, 車両開発, 自動車設計, 車両設計
marine-engineer ~ mechanical-engineer
  en: marine engineer, naval architect, ship engineer, naval engineer, offshore engineer, subsea engineer, marine surveyor, chief engineer officer
  de: Schiffbauingenieur, Schiffbauingenieurin, Schiffsingenieur, Schiffbauer
  fr: ingénieur naval, ingénieure navale, architecte naval, architecte navale, ingénieur maritime
  es: ingeniero naval, ingeniera naval, arquitecto naval
  ja: 船舶エンジニア, 造船エンジニア, 造船設計
  xx: engenheiro naval, ingegnere navale, scheepsbouwkundige
biomedical-engineer ~ mechanical-engineer, electronics-engineer
  en: biomedical engineer, medical device engineer, clinical engineer, biomedical equipment technician, medical engineer, medical equipment engineer, bioengineer
  de: Medizintechniker, Medizintechnikerin, Medizintechnikingenieur, Ingenieur Medizintechnik, Ingenieurin Medizintechnik
  fr: ingénieur biomédical, ingénieure biomédicale, technicien biomédical
  es: ingeniero biomédico, ingeniera biomédica, técnico de electromedicina, técnico en electromedicina
  ja: 医療機器エンジニア, 臨床工学技士, 医用工学エンジニア
  xx: inżynier biomedyczny, engenheiro biomédico, ingegnere biomedico, medicinteknisk ingenjör
environmental-engineer ~ civil-engineer, chemical-engineer
  en: environmental engineer, sustainability engineer, environmental consultant, wastewater engineer, waste management engineer, water treatment engineer, remediation engineer, air quality engineer, sustainability consultant, sustainability manager, environmental scientist, environmental specialist, environmental manager
  de: Umweltingenieur, Umweltingenieurin, Umwelttechniker, Umwelttechnikerin, Umweltberater, Nachhaltigkeitsmanager, Nachhaltigkeitsmanagerin, Umweltmanager
  fr: ingénieur environnement, ingénieure environnement, ingénieur en environnement, responsable environnement, chargé d'environnement, chargée d'environnement, consultant en environnement, responsable RSE
  es: ingeniero ambiental, ingeniera ambiental, ingeniero medioambiental, consultor ambiental, técnico de medio ambiente, responsable de sostenibilidad
  ja: 環境エンジニア, 環境技術者, 環境コンサルタント, サステナビリティ担当
  xx: inżynier środowiska, engenheiro ambiental, engenheira ambiental, engenheiro do ambiente, ingegnere ambientale, milieukundige, miljöingenjör, miljökonsult
renewable-energy-engineer ~ electrical-engineer, power-systems-engineer, mechanical-engineer
  en: renewable energy engineer, solar engineer, solar design engineer, wind energy engineer, wind turbine engineer, energy engineer, photovoltaic engineer, PV engineer, hydrogen engineer, energy consultant, energy manager, nuclear engineer, energy efficiency engineer, energy adviser, energy advisor
  de: Ingenieur erneuerbare Energien, Energieberater, Energieberaterin, Energiemanager, Energiemanagerin, Windenergieingenieur, Kerntechniker, PV-Planer
  fr: ingénieur énergies renouvelables, ingénieur énergie, ingénieur énergéticien, ingénieur photovoltaïque, ingénieur éolien, ingénieur nucléaire, conseiller énergie
  es: ingeniero de energías renovables, ingeniero energético, ingeniero fotovoltaico, ingeniero nuclear, consultor energético
  ja: 再生可能エネルギーエンジニア, 太陽光エンジニア, 風力エンジニア, エネルギーマネージャー
wind-turbine-technician ~ electrician, field-service-engineer, maintenance-technician
  en: wind turbine technician, wind service technician, wind technician, turbine technician, wind turbine service technician, wind tech, windtech, blade technician, blade repair technician, offshore wind technician
  de: Windenergietechniker, Windkrafttechniker, Servicetechniker Windenergie, Servicetechnikerin Windenergie, Servicetechniker Windkraft, Servicetechniker für Windenergieanlagen, Servicetechniker für Windkraftanlagen, Windkraftmonteur
  fr: technicien éolien, technicienne éolien, technicien de maintenance éolienne, technicien de maintenance éolien, technicienne de maintenance éolienne
  es: técnico eólico, técnico de aerogeneradores, técnica de aerogeneradores, técnico de mantenimiento eólico, técnico en energía eólica
  ja: 風力発電技術者, 風車メンテナンス, 風力発電メンテナンス
  xx: serwisant turbin wiatrowych, técnico de turbinas eólicas, técnico de aerogeradores, tecnico eolico, windturbinemonteur, vindkraftstekniker, vindkrafttekniker, vindmølletekniker
solar-installer ~ electrician, wind-turbine-technician
  en: solar installer, solar panel installer, solar technician, PV installer, photovoltaic installer, solar PV installer, solar electrician, solar roofer
  de: Solarteur, Solarteurin, Solarmonteur, PV-Monteur, Photovoltaikmonteur, Solartechniker, Solartechnikerin
  fr: installateur photovoltaïque, installateur de panneaux solaires, poseur de panneaux solaires, technicien photovoltaïque
  es: instalador de placas solares, instalador de paneles solares, instalador fotovoltaico, técnico fotovoltaico, instalador solar
  ja: 太陽光パネル設置, 太陽光発電設置工事
  xx: monter paneli fotowoltaicznych, monter fotowoltaiki, instalador de painéis solares, installatore fotovoltaico, zonnepaneleninstallateur, zonnepanelen monteur, solcellsmontör
electrician ~ maintenance-technician, wind-turbine-technician, solar-installer
  en: electrician, industrial electrician, maintenance electrician, sparky, sparkie, electrical installer, electrical technician, electrical fitter, domestic electrician, residential electrician, commercial electrician, journeyman electrician, master electrician, electrician's mate, electrical improver, lineman, lineworker, cable jointer, wireman, auto electrician, approved electrician, electrical maintenance technician, electrical tester, switchgear fitter, panel wirer, cable puller
  de: Elektriker, Elektrikerin, Elektroniker, Elektronikerin, Elektroinstallateur, Elektroinstallateurin, Elektroniker für Betriebstechnik, Elektronikerin für Betriebstechnik, Industrieelektriker, Industrieelektrikerin, Betriebselektriker, Betriebselektrikerin, Elektromonteur, Elektrofachkraft, Energieelektroniker, Energieelektronikerin, Elektromeister, Elektrohelfer, Elektroniker für Energie- und Gebäudetechnik, Schaltschrankbauer
  fr: électricien, électricienne, électricien du bâtiment, électricien bâtiment, électricien industriel, électricien de maintenance, monteur électricien, monteuse électricienne, monteur câbleur, câbleur, électricien d'équipement
  es: electricista, electricista industrial, oficial electricista, electricista de mantenimiento, instalador eléctrico, instaladora eléctrica, técnico electricista, ayudante de electricista, electromecánico, electromecánica
  ja: 電気工事士, 電気工, 電気技師, 電工, 電気工事, 電気主任技術者
  xx: elektryk, elektromonter, eletricista, elettricista, elektricien, elektromonteur, elektriker, elmontör, installationselektriker, sähköasentaja, elektrikář, villanyszerelő, elektrikçi, электрик, חשמלאי, كهربائي, 电工, 전기기사
telecommunications-engineer ~ network-engineer, field-service-engineer
  en: telecommunications engineer, telecoms engineer, telecom engineer, telecommunications technician, telecom technician, fibre technician, fiber technician, fibre optic technician, fiber optic technician, fibre splicer, telecoms technician, wireless engineer, radio engineer, 5G engineer, broadband engineer, radio frequency engineer, optical fibre engineer, telephone engineer, cable technician, tower technician
  de: Fernmeldetechniker, Nachrichtentechniker, Ingenieur Nachrichtentechnik, Telekommunikationstechniker, Glasfasertechniker, Glasfasermonteur, Funktechniker, Kommunikationstechniker, Informationselektroniker
  fr: ingénieur télécoms, ingénieur télécom, ingénieur télécommunications, technicien télécom, technicien télécoms, technicien fibre optique, raccordeur fibre optique, technicienne fibre optique
  es: ingeniero de telecomunicaciones, ingeniera de telecomunicaciones, técnico de telecomunicaciones, técnico en telecomunicaciones, técnico de fibra óptica, instalador de telecomunicaciones
  ja: 通信エンジニア, 電気通信技術者, 無線エンジニア, 通信工事, 光ファイバー工事
  xx: inżynier telekomunikacji, monter światłowodów, engenheiro de telecomunicações, técnico de fibra ótica, ingegnere delle telecomunicazioni, glasvezelmonteur, teletekniker, fibertekniker
automation-engineer ~ electrical-engineer, robotics-engineer
  en: automation engineer, controls engineer, control engineer, control systems engineer, PLC programmer, PLC engineer, PLC technician, SCADA engineer, process control engineer, instrumentation and controls engineer, industrial automation engineer, automation technician, controls technician, control systems technician, DCS engineer, PLC developer
  de: Automatisierungstechniker, Automatisierungstechnikerin, Automatisierungsingenieur, Automatisierungsingenieurin, SPS-Programmierer, SPS-Programmiererin, SPS-Techniker, Ingenieur Automatisierungstechnik, MSR-Techniker, EMSR-Techniker, Regelungstechniker, Softwareentwickler SPS
  fr: automaticien, automaticienne, ingénieur automaticien, ingénieur automatisme, ingénieur automatismes, technicien automatisme, programmeur automate
  es: ingeniero de automatización, ingeniera de automatización, técnico de automatización, programador de PLC, programador PLC, ingeniero de control, técnico automatista, automatista
  ja: 制御エンジニア, 自動化エンジニア, 制御設計, 生産設備制御, PLCエンジニア
  xx: automatyk, inżynier automatyk, programista PLC, engenheiro de automação, técnico de automação, ingegnere dell'automazione, PLC-programmeur, programmatore PLC, automationsingenjör, automationstekniker, PLC-programmerare
robotics-engineer ~ automation-engineer, embedded-developer, mechanical-engineer
  en: robotics engineer, robotics software engineer, robot programmer, robotics technician, robotics developer, mechatronics engineer, autonomy engineer, autonomous vehicle engineer, drone engineer, perception engineer, motion control engineer, robot technician
  de: Robotikingenieur, Robotikingenieurin, Roboterprogrammierer, Roboterprogrammiererin, Mechatronikingenieur, Ingenieur Mechatronik, Robotiker
  fr: roboticien, roboticienne, ingénieur robotique, ingénieur roboticien, ingénieur mécatronique, programmeur robot
  es: ingeniero en robótica, ingeniero de robótica, programador de robots, ingeniero mecatrónico, ingeniera mecatrónica
  ja: ロボットエンジニア, ロボティクスエンジニア, ロボット設計, メカトロニクスエンジニア
  xx: robotyk, programista robotów, engenheiro mecatrônico, engenheiro de robótica, ingegnere robotico, ingegnere meccatronico, robotprogrammerare
systems-engineer ~ automotive-engineer, electronics-engineer, embedded-developer
  en: systems engineer, system engineer, requirements engineer, systems integration engineer, integration and test engineer, model based systems engineer, MBSE engineer, functional safety engineer, verification engineer, validation engineer, reliability engineer, hardware systems engineer, system safety engineer
  de: Systemingenieur, Systemingenieurin, Anforderungsingenieur, Ingenieur Safety, Validierungsingenieur, Verifikationsingenieur
  fr: ingénieur système, ingénieur systèmes, ingénieure système, ingénieur validation, ingénieur fiabilité, ingénieur sûreté de fonctionnement
  es: ingeniero de sistemas, ingeniera de sistemas, ingeniero de validación, ingeniero de fiabilidad
  ja: システムエンジニア, 機能安全エンジニア, 評価エンジニア
  xx: inżynier systemów, engenheiro de sistemas, ingegnere di sistema, systeemingenieur, systemingenjör
design-engineer ~ mechanical-engineer, cad-technician
  en: design engineer, product design engineer, product development engineer, development engineer, R&D engineer, research and development engineer, tooling engineer, tool designer, fixture designer, mould designer, design and development engineer, CAE engineer, simulation engineer, FEA engineer, CFD engineer, calculation engineer
  de: Entwicklungsingenieur, Entwicklungsingenieurin, Berechnungsingenieur, Berechnungsingenieurin, Werkzeugkonstrukteur, Werkzeugkonstrukteurin, Vorrichtungskonstrukteur, Produktentwickler Mechanik, Simulationsingenieur, Simulationsingenieurin
  fr: ingénieur conception, ingénieur d'études, ingénieur études, ingénieur R&D, ingénieur recherche et développement, ingénieur bureau d'études, ingénieur calcul, ingénieur simulation
  es: ingeniero de diseño, ingeniera de diseño, ingeniero de desarrollo, ingeniero de I+D, ingeniero de investigación y desarrollo, ingeniero de cálculo
  ja: 設計エンジニア, 開発エンジニア, 製品設計, 研究開発エンジニア, CAEエンジニア
  xx: konstruktor, inżynier konstruktor, engenheiro de desenvolvimento, progettista meccanico, utvecklingsingenjör, konstruktör, beräkningsingenjör
cad-technician ~ mechanical-engineer, design-engineer, architectural-technician
  en: CAD technician, CAD designer, CAD operator, CAD drafter, CAD engineer, draughtsman, draughtswoman, draughtsperson, draftsman, draftswoman, drafter, design drafter, technical drafter, CAD draughtsman, autocad technician, autocad operator, autocad drafter, mechanical drafter, solidworks designer, detailer, steel detailer
  de: Technischer Zeichner, Technische Zeichnerin, Technischer Produktdesigner, Technische Produktdesignerin, Technischer Systemplaner, Technische Systemplanerin, CAD-Konstrukteur, CAD-Konstrukteurin, CAD-Zeichner, CAD-Techniker
  fr: dessinateur, dessinatrice, dessinateur projeteur, dessinatrice projeteuse, dessinateur industriel, dessinateur CAO, projeteur, projeteuse, dessinateur DAO
  es: delineante, delineante proyectista, dibujante técnico, dibujante técnica, proyectista, dibujante CAD, delineante CAD, técnico CAD
  ja: CADオペレーター, CADオペレータ, 製図, 製図工, CAD設計
  xx: kreślarz, desenhista técnico, desenhista projetista, desenhador projetista, projetista, disegnatore CAD, disegnatore meccanico, technisch tekenaar, tekenaar, CAD-konstruktör, ritare
project-engineer ~ project-manager, mechanical-engineer, electrical-engineer, civil-engineer
  en: project engineer, commissioning engineer, engineering project manager, installation engineer, plant engineer, commissioning technician, start-up engineer, engineering program manager, engineering project coordinator
  de: Projektingenieur, Projektingenieurin, Inbetriebnahmeingenieur, Inbetriebnehmer, Inbetriebnahmetechniker, Anlagenplaner, Anlagenplanerin
  fr: ingénieur projet, ingénieure projet, ingénieur de projet, chargé d'affaires électricité, ingénieur mise en service
  es: ingeniero de proyectos, ingeniera de proyectos, ingeniero de proyecto, ingeniero de puesta en marcha
  ja: プロジェクトエンジニア, 施工管理技士, 試運転エンジニア
  xx: inżynier projektu, engenheiro de projetos, engenheiro de projeto, ingegnere di progetto, projectingenieur, projektingenjör
application-engineer ~ sales-engineer, field-service-engineer
  en: application engineer, applications engineer, field application engineer, field applications engineer, technical application engineer, technical applications specialist
  de: Applikationsingenieur, Applikationsingenieurin, Anwendungstechniker, Anwendungstechnikerin, Anwendungsingenieur
  fr: ingénieur d'application, ingénieur application, ingénieur applications
  es: ingeniero de aplicaciones, ingeniera de aplicaciones
  ja: フィールドアプリケーションエンジニア
field-service-engineer ~ maintenance-technician, electrician, it-support
  en: field service engineer, field service technician, service engineer, service technician, field engineer, field technician, customer service engineer, after-sales technician, lift engineer, elevator technician, lift technician, alarm engineer, fire alarm engineer, security systems installer, CCTV engineer, appliance repair technician, appliance engineer, gas engineer, breakdown engineer, vending technician
  de: Servicetechniker, Servicetechnikerin, Kundendiensttechniker, Kundendiensttechnikerin, Servicemonteur, Außendiensttechniker, Serviceingenieur, Kundendienstmonteur, Aufzugsmonteur, Aufzugstechniker, Techniker im Außendienst
  fr: technicien itinérant, technicien SAV, technicienne SAV, technicien service après-vente, technicien de service, ingénieur de service, ascensoriste, technicien ascenseur
  es: técnico de servicio, técnico de campo, técnica de campo, técnico de asistencia técnica, técnico SAT, técnico posventa, ingeniero de servicio, ingeniero de campo, ascensorista
  ja: フィールドエンジニア, サービスエンジニア, フィールドサービスエンジニア, カスタマーエンジニア, 保守エンジニア
  xx: serwisant, technik serwisu, inżynier serwisu, técnico de assistência técnica, servicemonteur, servicetekniker, serviceingenjör, huoltoasentaja
architect ~ interior-designer, architectural-technician
  en: architect, building architect, project architect, architectural designer, residential architect, part II architect, architectural assistant, part 2 architectural assistant, registered architect
  de: Architekt, Architektin, Hochbauarchitekt, Projektarchitekt, Projektarchitektin, Bauplaner
  fr: architecte, architecte DPLG, architecte DE, architecte de projet
  es: arquitecto, arquitecta, aparejador, aparejadora, arquitecto técnico, arquitecta técnica
  ja: 建築家, 建築士, 一級建築士, 二級建築士, 建築設計, 意匠設計
  xx: architekt, architektka, arquiteto, arquiteta, architetto, architetta, arkitekt, byggnadsarkitekt, arkkitehti, mimar, архитектор, אדריכל, אדריכלית, مهندس معماري
landscape-architect ~ architect, urban-planner
  en: landscape architect, landscape designer, garden designer, landscape planner
  de: Landschaftsarchitekt, Landschaftsarchitektin, Landschaftsplaner, Landschaftsplanerin, Gartenplaner
  fr: paysagiste concepteur, architecte paysagiste, paysagiste conceptrice
  es: arquitecto paisajista, arquitecta paisajista, diseñador de jardines, paisajista
  ja: ランドスケープアーキテクト, ランドスケープデザイナー, 造園設計
  xx: architekt krajobrazu, arquiteto paisagista, architetto paesaggista, landschapsarchitect, tuinontwerper, landskapsarkitekt
architectural-technician ~ architect, cad-technician
  en: architectural technician, architectural technologist, architectural drafter, architectural draughtsman, BIM modeller, BIM modeler, BIM technician, BIM coordinator, BIM manager, revit technician, revit modeller, BIM engineer
  de: Bauzeichner, Bauzeichnerin, BIM-Koordinator, BIM-Koordinatorin, BIM-Manager, BIM-Modellierer, Hochbauzeichner
  fr: dessinateur bâtiment, dessinateur en bâtiment, dessinatrice en bâtiment, dessinateur en architecture, projeteur BIM, coordinateur BIM, BIM modeleur
  es: delineante de construcción, coordinador BIM, modelador BIM, técnico BIM
  ja: BIMオペレーター, BIMマネージャー, 建築CADオペレーター
  xx: bouwkundig tekenaar, byggnadsritare, koordynator BIM
urban-planner ~ architect, civil-engineer
  en: urban planner, town planner, city planner, urban designer, planning consultant, spatial planner, regional planner, land use planner, urban planning officer
  de: Stadtplaner, Stadtplanerin, Raumplaner, Raumplanerin, Städteplaner, Städtebauer
  fr: urbaniste, chargé d'urbanisme, chargée d'urbanisme, instructeur droit des sols
  es: urbanista, planificador urbano, planificadora urbana, técnico de urbanismo
  ja: 都市計画, 都市プランナー, 都市計画コンサルタント
  xx: pianificatore territoriale, stedenbouwkundige, samhällsplanerare, stadsplanerare, fysisk planerare
surveyor ~ quantity-surveyor, civil-engineer
  en: surveyor, land surveyor, building surveyor, topographic surveyor, geomatics engineer, setting out engineer, survey technician, chartered surveyor, hydrographic surveyor, geodetic engineer, land survey technician, survey engineer
  de: Vermesser, Vermesserin, Vermessungstechniker, Vermessungstechnikerin, Vermessungsingenieur, Vermessungsingenieurin, Geomatiker, Geomatikerin, Bausachverständiger
  fr: géomètre, géomètre topographe, géomètre-expert, topographe, technicien géomètre
  es: topógrafo, topógrafa, ingeniero topógrafo, agrimensor, técnico en topografía, ingeniero geomático
  ja: 測量士, 測量技術者, 測量士補, 土地家屋調査士
  xx: geodeta, geometra, landmeter, lantmätare, mätningstekniker, landmåler, maanmittari
quantity-surveyor ~ surveyor, civil-engineer
  en: quantity surveyor, QS, cost estimator, estimator, construction estimator, building estimator, cost engineer, electrical estimator, mechanical estimator, cost consultant
  de: Kalkulator, Kalkulatorin, Baukalkulator, Bauabrechner, Bauabrechnerin, Kostenplaner
  fr: métreur, métreuse, économiste de la construction, chargé d'études de prix, chargée d'études de prix, technicien études de prix
  es: técnico de presupuestos, presupuestador, ingeniero de costos, estimador de costos, medidor de obra
  ja: 積算, 建築積算士, 積算担当
  xx: kosztorysant, kosztorysantka, orçamentista, medidor orçamentista, computista, calculator bouw, kalkylator, kalkylingenjör
`;
