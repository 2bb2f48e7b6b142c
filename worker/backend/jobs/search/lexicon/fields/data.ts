/**
 * Occupations of the category `data` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const DATA = `
data-analyst ~ business-intelligence-analyst, analytics-engineer, data-scientist
  en: data analyst, business data analyst, data analysis, data analytics analyst, analytics analyst, insight analyst, insights analyst, reporting analyst, analytics consultant, data analytics consultant, clinical data analyst, health data analyst, healthcare data analyst, SQL analyst, MI analyst, management information analyst, data and insights analyst, information analyst, performance analyst, data specialist, people analytics analyst, data consultant, data analytics specialist
  de: Datenanalyst, Datenanalystin, Daten-Analyst, Daten-Analystin, Datenanalytiker, Datenanalytikerin, Reporting-Analyst
  fr: analyste de données, analyste données, analyste data, analyste en données, chargé d'études statistiques, chargée d'études statistiques, consultant data, consultante data
  es: analista de datos, analista de información, consultor de datos, analista de reporting
  ja: データアナリスト, データ分析, データ分析担当, データ分析官
  xx: analityk danych, analityczka danych, analista de dados, analista di dati, analista dati, data-analist, dataanalytiker, data-analytiker, dataanalytikker, data-analyytikko, datový analytik, veri analisti, аналитик данных, אנליסט נתונים, אנליסטית נתונים, محلل بيانات, 数据分析师, 데이터 분석가
business-intelligence-analyst ~ data-analyst, analytics-engineer, data-engineer
  en: business intelligence analyst, BI analyst, BI developer, business intelligence developer, BI engineer, business intelligence engineer, business intelligence consultant, BI consultant, Power BI developer, Power BI analyst, tableau developer, dashboard developer, report developer, BI specialist, business intelligence specialist, business intelligence manager, BI manager, business intelligence, reporting developer
  de: BI-Analyst, BI-Analystin, BI-Entwickler, BI-Entwicklerin, BI-Berater, Business-Intelligence-Analyst, Business-Intelligence-Entwickler
  fr: analyste BI, développeur BI, développeuse BI, consultant BI, consultante BI, analyste décisionnel, consultant décisionnel, ingénieur BI, analyste en intelligence d'affaires
  es: analista BI, analista de inteligencia de negocio, analista de inteligencia de negocios, desarrollador BI, consultor BI, analista de business intelligence
  ja: BIエンジニア, BIアナリスト, ビジネスインテリジェンス
  xx: analityk BI, programista BI, analista de BI, sviluppatore BI, BI-utvecklare, BI-konsult, BI-specialist
data-scientist ~ machine-learning-engineer, statistician, data-analyst
  en: data scientist, data science, applied data scientist, decision scientist, data science manager, data science lead, applied scientist, quantitative data scientist, data science consultant, data mining specialist, data science analyst
  de: Datenwissenschaftler, Datenwissenschaftlerin
  fr: scientifique des données, scientifique de données, expert en science des données, ingénieur data science
  es: científico de datos, científica de datos, ciencia de datos
  ja: データサイエンティスト, データサイエンス
  xx: cientista de dados, scienziato dei dati, datatieteilijä, veri bilimci, מדען נתונים, מדענית נתונים, عالم بيانات, 数据科学家, 데이터 과학자
data-engineer ~ analytics-engineer, database-administrator, data-architect, backend-developer
  en: data engineer, big data engineer, ETL developer, data platform engineer, data warehouse engineer, data warehouse developer, data pipeline engineer, data infrastructure engineer, data integration engineer, data integration developer, big data developer, cloud data engineer, database engineer, database developer, SQL developer, hadoop developer, spark developer, data developer, data migration consultant, data migration specialist, data software engineer, data engineering manager, snowflake engineer, databricks engineer, snowflake developer, databricks developer
  de: Dateningenieur, Dateningenieurin, Data-Warehouse-Entwickler, Datenbankentwickler, Datenbankentwicklerin, ETL-Entwickler, Big-Data-Entwickler, SQL-Entwickler
  fr: ingénieur data, ingénieure data, ingénieur de données, ingénieur données, ingénieure de données, ingénieur big data, développeur big data, développeur ETL, développeur SQL
  es: ingeniero de datos, ingeniera de datos, ingeniero big data, desarrollador ETL, desarrollador SQL, desarrollador de bases de datos
  ja: データエンジニア, データ基盤エンジニア, データ基盤, ビッグデータエンジニア
  xx: inżynier danych, programista SQL, engenheiro de dados, engenheira de dados, ingegnere dei dati, dataingenjör, dataingeniør, veri mühendisi, инженер данных, מהנדס נתונים, מהנדסת נתונים, مهندس بيانات, 数据工程师, 데이터 엔지니어
analytics-engineer ~ data-engineer, data-analyst, business-intelligence-analyst
  en: analytics engineer, dbt developer, dbt engineer, data modeller, data modeler, data transformation engineer, analytics developer
  de: Datenmodellierer, Datenmodelliererin
  fr: ingénieur analytics, ingénieur analytique
  es: ingeniero de analítica, modelador de datos
  ja: アナリティクスエンジニア
machine-learning-engineer ~ ai-engineer, data-scientist, mlops-engineer
  en: machine learning engineer, ML engineer, MLE, machine learning developer, machine learning software engineer, machine learning scientist, ML scientist, deep learning engineer, machine learning specialist, machine learning, machine learning engineering manager, ML developer, machine learning researcher, recommendation engineer, search engineer
  de: Machine-Learning-Ingenieur, Machine-Learning-Entwickler, Ingenieur für maschinelles Lernen, ML-Ingenieur
  fr: ingénieur machine learning, ingénieure machine learning, ingénieur apprentissage automatique, ingénieur en apprentissage automatique, ingénieur deep learning, ingénieur ML
  es: ingeniero de machine learning, ingeniera de machine learning, ingeniero de aprendizaje automático, ingeniera de aprendizaje automático, ingeniero ML
  ja: 機械学習エンジニア, MLエンジニア, ディープラーニングエンジニア, 機械学習
  xx: inżynier uczenia maszynowego, engenheiro de machine learning, engenheiro de aprendizado de máquina, ingegnere di machine learning, maskininlärningsingenjör, מהנדס למידת מכונה, מהנדסת למידת מכונה, 机器学习工程师, 머신러닝 엔지니어
ai-engineer ~ machine-learning-engineer, data-scientist, software-developer
  en: AI engineer, artificial intelligence engineer, AI developer, applied AI engineer, generative AI engineer, GenAI engineer, LLM engineer, AI software engineer, AI specialist, AI consultant, prompt engineer, AI solutions engineer, AI deployment engineer, AI builder, agent engineer, artificial intelligence specialist, AI scientist, conversational AI designer, chatbot developer, AI infrastructure engineer
  de: KI-Ingenieur, KI-Ingenieurin, KI-Entwickler, KI-Entwicklerin, KI-Spezialist, KI-Spezialistin, KI-Berater, KI-Manager, KI-Managerin
  fr: ingénieur IA, ingénieure IA, ingénieur intelligence artificielle, ingénieur en intelligence artificielle, développeur IA, consultant IA
  es: ingeniero de IA, ingeniera de IA, ingeniero de inteligencia artificial, ingeniera de inteligencia artificial, desarrollador de IA, especialista en IA, especialista en inteligencia artificial
  ja: AIエンジニア, 生成AIエンジニア, AI開発, 人工知能エンジニア, プロンプトエンジニア
  xx: inżynier AI, inżynier sztucznej inteligencji, engenheiro de IA, engenheiro de inteligência artificial, AI-utvecklare, AI-ingenjör, AI-ontwikkelaar
mlops-engineer ~ machine-learning-engineer, devops-engineer, data-engineer
  en: MLOps engineer, machine learning operations engineer, ML platform engineer, machine learning platform engineer, machine learning infrastructure engineer, ML infrastructure engineer, AI platform engineer, machine learning systems engineer, DataOps engineer
  ja: MLOpsエンジニア
nlp-engineer < machine-learning-engineer
  en: NLP engineer, natural language processing engineer, computational linguist, NLP scientist, NLP researcher, speech scientist, language engineer, speech recognition engineer, linguist
  de: Computerlinguist, Computerlinguistin, Linguist, Linguistin
  fr: ingénieur TAL, linguiste informaticien, linguiste, ingénieur NLP
  es: ingeniero de PLN, lingüista computacional, lingüista
  ja: 自然言語処理エンジニア, NLPエンジニア, 自然言語処理
  xx: lingwista komputerowy, linguista computacional, linguista computazionale, datalingvist, språkteknolog
computer-vision-engineer < machine-learning-engineer ~ robotics-engineer
  en: computer vision engineer, computer vision scientist, computer vision developer, image processing engineer, machine vision engineer, vision engineer, computer vision researcher, vision systems engineer
  de: Bildverarbeitungsingenieur, Entwickler Bildverarbeitung, Ingenieur Bildverarbeitung
  fr: ingénieur vision par ordinateur, ingénieur traitement d'images, ingénieur vision
  es: ingeniero de visión artificial, ingeniero de visión por computador
  ja: 画像処理エンジニア, コンピュータビジョンエンジニア, 画像認識エンジニア
research-scientist ~ data-scientist, machine-learning-engineer, research-engineer
  en: research scientist, scientist, researcher, AI researcher, AI research scientist, research fellow, scientific researcher, research associate, postdoctoral researcher, postdoc, postdoctoral fellow, research assistant, principal investigator, R&D scientist, senior research fellow
  de: Wissenschaftler, Wissenschaftlerin, wissenschaftlicher Mitarbeiter, wissenschaftliche Mitarbeiterin, Forscher, Forscherin, Postdoktorand, Postdoktorandin, Doktorand, Doktorandin, wissenschaftliche Hilfskraft
  fr: chercheur, chercheuse, chercheur en IA, chargé de recherche, chargée de recherche, scientifique, doctorant, doctorante, post-doctorant, post-doctorante, attaché de recherche
  es: investigador, investigadora, científico, científica, investigador científico, investigadora científica, investigador posdoctoral, ayudante de investigación
  ja: 研究員, 研究者, リサーチサイエンティスト, 研究職, 博士研究員, ポスドク
  xx: naukowiec, badacz, badaczka, pesquisador, pesquisadora, ricercatore, ricercatrice, onderzoeker, wetenschappelijk medewerker, forskare, forsker, tutkija, חוקר, חוקרת, باحث
research-engineer ~ research-scientist, machine-learning-engineer, software-developer
  en: research engineer, AI research engineer, research software engineer, research developer, applied research engineer
  de: Forschungsingenieur, Forschungsingenieurin
  fr: ingénieur de recherche, ingénieure de recherche, ingénieur recherche
  es: ingeniero investigador, ingeniera investigadora, ingeniero de investigación
  ja: リサーチエンジニア, 研究開発
  xx: forskningsingenjör, engenheiro pesquisador
statistician ~ data-scientist, biostatistician, mathematician
  en: statistician, statistical analyst, statistics analyst, statistical programmer, SAS programmer, statistical consultant, survey statistician, applied statistician, statistical officer, methodologist
  de: Statistiker, Statistikerin
  fr: statisticien, statisticienne, analyste statistique, ingénieur statisticien
  es: estadístico, estadística, analista estadístico, estadístico aplicado
  ja: 統計学者, 統計アナリスト, 統計解析, 統計解析担当
  xx: statystyk, estatístico, statistico, statisticus, statistiker, tilastotieteilijä, סטטיסטיקאי, סטטיסטיקאית
biostatistician < statistician ~ bioinformatician, data-scientist
  en: biostatistician, bio-statistician, biostatistics analyst, clinical statistician, medical statistician, biometrician, biostatistics manager, clinical programmer, epidemiologist
  de: Biostatistiker, Biostatistikerin, Biometriker, Biometrikerin, Epidemiologe, Epidemiologin
  fr: biostatisticien, biostatisticienne, épidémiologiste
  es: bioestadístico, bioestadística, bioestadista, epidemiólogo, epidemióloga
  ja: 生物統計家, 生物統計, 臨床統計, 疫学者
  xx: biostatystyk, bioestatístico, biostatistico, biostatisticus
bioinformatician ~ biostatistician, data-scientist, biologist
  en: bioinformatician, bioinformatics scientist, bioinformatics analyst, bioinformatics engineer, computational biologist, bioinformaticist, cheminformatician, genomics data scientist
  de: Bioinformatiker, Bioinformatikerin
  fr: bioinformaticien, bioinformaticienne, bio-informaticien, bio-informaticienne
  es: bioinformático, bioinformática
  ja: バイオインフォマティシャン, バイオインフォマティクス, 生物情報学
  xx: bioinformatyk, bioinformata, bioinformatico, bioinformaticus
database-administrator ~ data-engineer, systems-administrator
  en: database administrator, DBA, database manager, SQL DBA, oracle DBA, database specialist, database analyst, SQL server DBA, oracle database administrator, database operator, postgresql DBA, MySQL DBA, data warehouse administrator
  de: Datenbankadministrator, Datenbankadministratorin, Datenbankspezialist, Datenbankspezialistin, Datenbank-Administrator
  fr: administrateur de bases de données, administratrice de bases de données, administrateur base de données, administrateur de base de données, administrateur BDD
  es: administrador de bases de datos, administradora de bases de datos, administrador de base de datos
  ja: データベース管理者, データベースエンジニア, DBエンジニア, データベースアドミニストレーター
  xx: administrator baz danych, administrador de banco de dados, administrador de bases de dados, amministratore di database, databasebeheerder, databasadministratör, databaseadministrator
data-architect ~ data-engineer, solutions-architect, data-governance-manager
  en: data architect, database architect, big data architect, data warehouse architect, information architect, enterprise data architect, data platform architect, analytics architect, data solutions architect
  de: Datenarchitekt, Datenarchitektin, Data-Architekt, Informationsarchitekt
  fr: architecte data, architecte de données, architecte big data, architecte de l'information
  es: arquitecto de datos, arquitecta de datos, arquitecto de información
  ja: データアーキテクト
  xx: architekt danych, arquiteto de dados, dataarkitekt, data-arkitekt
data-governance-manager ~ data-steward, data-architect, data-manager
  en: data governance manager, data governance, data governance analyst, data governance specialist, data governance lead, data strategist, data strategy manager, data governance consultant, AI governance manager, AI governance
  de: Datenmanagement-Spezialist, Datenstratege
  fr: responsable gouvernance des données, responsable de la gouvernance des données, chargé de gouvernance des données
  es: responsable de gobierno del dato, responsable de gobierno de datos, analista de gobierno de datos, gobierno del dato
  ja: データガバナンス
data-steward ~ data-governance-manager, data-manager
  en: data steward, data quality analyst, data quality specialist, master data specialist, master data analyst, master data manager, data quality manager, data quality engineer, metadata specialist, data custodian, master data coordinator, master data administrator
  de: Stammdatenmanager, Stammdatenmanagerin, Stammdatenpfleger, Sachbearbeiter Stammdaten, Sachbearbeiterin Stammdaten, Datenpfleger
  fr: gestionnaire de données, gestionnaire des données, analyste qualité des données, responsable données de référence
  es: analista de calidad de datos, especialista en datos maestros, analista de datos maestros, gestor de datos maestros
  ja: データスチュワード, マスターデータ管理, データ品質管理
data-manager ~ data-analyst, data-governance-manager
  en: data manager, clinical data manager, data management specialist, clinical data coordinator, research data manager, data coordinator, data officer, data operations manager, clinical data specialist, data operations analyst, data administrator
  de: Datenmanager, Datenmanagerin, klinischer Datenmanager
  fr: gestionnaire de données cliniques, responsable data management
  es: gestor de datos, gestora de datos, gestor de datos clínicos, data manager clínico
  ja: データマネージャー, データマネジメント, 臨床データマネージャー
head-of-data ~ data-scientist, data-engineer, chief-data-officer
  en: head of data, director of data, data director, head of analytics, director of analytics, analytics director, analytics manager, data analytics manager, head of data science, director of data science, head of data engineering, head of business intelligence, VP data, data and analytics manager, analytics lead, data lead, head of AI, director of AI, head of insight, insight manager, insights manager, data team lead
  de: Leiter Data, Leiter Datenanalyse, Leiter Business Intelligence, Leiterin Business Intelligence
  fr: responsable data, directeur data, directrice data, responsable BI, responsable analytics, directeur des données
  es: director de datos, directora de datos, responsable de datos, jefe de datos, responsable de BI, responsable de analítica
  ja: データ責任者, データ部門長, アナリティクスマネージャー
chief-data-officer ~ head-of-data
  en: chief data officer, CDO, chief analytics officer, chief data and analytics officer, chief AI officer, chief scientist, chief data scientist, CDAO
  fr: directeur général des données, directrice des données
  es: director general de datos
  ja: 最高データ責任者
quantitative-analyst ~ data-scientist, statistician, financial-analyst, trader
  en: quantitative analyst, quant, quant analyst, quantitative researcher, quant researcher, quantitative developer, quant developer, quantitative trader, financial engineer, quantitative modeller, model validation analyst, quantitative risk analyst, algorithmic trader
  de: quantitativer Analyst, quantitative Analystin, Finanzmathematiker, Finanzmathematikerin
  fr: analyste quantitatif, analyste quantitative, ingénieur financier
  es: analista cuantitativo, analista cuantitativa, ingeniero financiero
  ja: クオンツ, クオンツアナリスト, 金融工学
  xx: analityk ilościowy, analista quantitativo, kvantitativ analytiker
operations-research-analyst ~ data-scientist, mathematician
  en: operations research analyst, operational research analyst, operations research scientist, optimisation engineer, optimization engineer, decision analyst, operational researcher, forecasting analyst, demand forecaster, forecaster, modelling analyst, modeling analyst, optimisation scientist, optimization scientist
  de: Operations-Research-Analyst, Optimierungsexperte
  fr: ingénieur recherche opérationnelle, ingénieur en recherche opérationnelle
  es: analista de investigación operativa, analista de investigación de operaciones
  ja: 数理最適化エンジニア, 需要予測
gis-analyst ~ data-analyst, surveyor
  en: GIS analyst, GIS specialist, GIS technician, GIS developer, GIS officer, geospatial analyst, geospatial engineer, geospatial data scientist, cartographer, GIS engineer, remote sensing specialist, geographic information systems analyst, remote sensing scientist, map maker, GIS consultant, GIS manager, geospatial developer, geographer
  de: GIS-Analyst, GIS-Analystin, GIS-Spezialist, GIS-Spezialistin, Geoinformatiker, Geoinformatikerin, Kartograf, Kartografin, Kartograph, GIS-Techniker, Geograf, Geografin
  fr: géomaticien, géomaticienne, analyste SIG, technicien SIG, cartographe, chargé de mission SIG, géographe
  es: analista SIG, técnico SIG, técnico en SIG, especialista SIG, cartógrafo, cartógrafa, geógrafo, geógrafa
  ja: GISエンジニア, GISアナリスト, 地図製作, 地理情報システム
  xx: specjalista GIS, kartograf, analista de geoprocessamento, analista GIS, cartografo, GIS-specialist, GIS-ingenjör, GIS-analytiker
web-analyst ~ data-analyst, marketing-analyst, product-analyst
  en: web analyst, digital analyst, web analytics analyst, digital analytics analyst, web analytics specialist, digital analytics specialist, conversion specialist, CRO specialist, conversion rate optimisation specialist, ecommerce analyst, experimentation analyst, tracking specialist, web analytics manager, digital analytics manager
  de: Webanalyst, Webanalystin, Web-Analyst, Webanalytiker
  fr: web analyste, webanalyste, analyste web, consultant web analytics
  es: analista web, analista digital, analista de analítica web, analítica web
  ja: ウェブアナリスト, Webアナリスト, アクセス解析, ウェブ解析士
data-annotator ~ data-analyst
  en: data annotator, data labeller, data labeler, data annotation specialist, AI trainer, data labelling specialist, data labeling specialist, annotation specialist, AI tutor, search quality rater, image annotator, AI data trainer, data collector, annotator
  de: Datenannotator, KI-Trainer, KI-Trainerin, Datenerheber
  fr: annotateur de données, annotatrice de données, annotateur, annotatrice, étiqueteur de données
  es: anotador de datos, anotadora de datos, etiquetador de datos, entrenador de IA
  ja: アノテーター, データアノテーター, アノテーション
fraud-analyst ~ data-analyst, aml-analyst, risk-analyst
  en: fraud analyst, fraud investigator, fraud specialist, fraud prevention specialist, fraud detection analyst, fraud data analyst, fraud officer, fraud manager, trust and safety analyst, trust and safety specialist, trust and safety manager, content moderator, payment fraud analyst, chargeback analyst
  de: Betrugsanalyst, Betrugsanalystin, Betrugsermittler, Betrugsprävention
  fr: analyste fraude, chargé de lutte contre la fraude, chargée de lutte contre la fraude, enquêteur fraude, modérateur de contenu
  es: analista de fraude, investigador de fraudes, analista de prevención de fraude, moderador de contenido, moderador de contenidos
  ja: 不正検知アナリスト, 不正調査, コンテンツモデレーター
intelligence-analyst ~ data-analyst, fraud-analyst, security-analyst
  en: intelligence analyst, threat intelligence analyst, crime analyst, intelligence officer, OSINT analyst, criminal intelligence analyst, geopolitical analyst, threat analyst, research analyst, policy analyst
  de: Intelligence-Analyst, Kriminalanalyst, Nachrichtendienstanalyst
  fr: analyste du renseignement, analyste renseignement, chargé de veille, veilleur stratégique
  es: analista de inteligencia, analista de investigación, analista de políticas públicas
  ja: インテリジェンスアナリスト, 情報分析官, リサーチアナリスト
economist ~ statistician, financial-analyst, data-scientist
  en: economist, econometrician, economic analyst, research economist, economic adviser, economic advisor, health economist, labour economist, agricultural economist, market access manager, development economist
  de: Ökonom, Ökonomin, Volkswirt, Volkswirtin, Ökonometriker, Gesundheitsökonom, Gesundheitsökonomin
  fr: économiste, économètre, chargé d'études économiques, chargée d'études économiques
  es: economista, econometrista, analista económico
  ja: エコノミスト, 経済学者, 経済アナリスト
  xx: ekonomista, economist, econoom, nationalekonom, samhällsekonom, ekonomisti, כלכלן, כלכלנית
mathematician ~ statistician, data-scientist
  en: mathematician, applied mathematician, mathematical modeller, mathematical modeler, research mathematician, physicist, astronomer, meteorologist, weather forecaster, climate scientist, data physicist, astrophysicist, medical physicist
  de: Mathematiker, Mathematikerin, Physiker, Physikerin, Meteorologe, Meteorologin, Astronom, Klimaforscher, Medizinphysiker, Medizinphysikerin
  fr: mathématicien, mathématicienne, physicien, physicienne, météorologue, météorologiste, astronome, climatologue, physicien médical
  es: matemático, matemática, físico, física, meteorólogo, meteoróloga, astrónomo, físico médico
  ja: 数学者, 物理学者, 気象予報士, 医学物理士
  xx: matematyk, fizyk, matematico, wiskundige, natuurkundige, matematiker, fysiker, meteorolog
biologist ~ research-scientist, bioinformatician
  en: biologist, microbiologist, molecular biologist, ecologist, marine biologist, biochemist, geneticist, zoologist, botanist, immunologist, cell biologist, conservation officer, wildlife biologist, neuroscientist, biotechnologist, toxicologist, conservation biologist, environmental biologist
  de: Biologe, Biologin, Mikrobiologe, Mikrobiologin, Ökologe, Ökologin, Biochemiker, Biochemikerin, Genetiker, Biotechnologe, Biotechnologin, Toxikologe
  fr: biologiste, microbiologiste, écologue, biochimiste, généticien, généticienne, biologiste marin, toxicologue
  es: biólogo, bióloga, microbiólogo, microbióloga, ecólogo, bioquímico, bioquímica, genetista, biotecnólogo, biotecnóloga, biólogo marino
  ja: 生物学者, 微生物学者, バイオ研究者, 生態学者, 遺伝学者
  xx: biolog, mikrobiolog, biólogo marinho, biologo, bioloog, ekolog
chemist ~ research-scientist, chemical-engineer
  en: research chemist, analytical chemist, organic chemist, development chemist, formulation chemist, formulation scientist, medicinal chemist, quality control chemist, QC chemist, laboratory chemist, geochemist, formulation technologist, cosmetic chemist, polymer chemist
  de: Chemiker, Chemikerin, Lebensmittelchemiker, Lebensmittelchemikerin
  fr: chimiste, chimiste analytique, ingénieur formulation, formulateur
  es: químico, química, químico analítico, químico de laboratorio, químico formulador
  ja: 化学者, 化学研究員, 化学研究者, 分析化学, 処方開発
  xx: chemik, químico analista, chimico, scheikundige, chemicus, kemist, kjemiker, kemisti
geologist ~ research-scientist, geotechnical-engineer
  en: geologist, geoscientist, geophysicist, hydrogeologist, exploration geologist, mine geologist, seismologist, hydrologist, mining geologist, oceanographer, mineralogist
  de: Geologe, Geologin, Geowissenschaftler, Geophysiker, Geophysikerin, Hydrogeologe, Hydrogeologin
  fr: géologue, géophysicien, géophysicienne, hydrogéologue, hydrologue
  es: geólogo, geóloga, geofísico, geofísica, hidrogeólogo, hidrogeóloga
  ja: 地質学者, 地質調査員, 地球物理学者
  xx: geolog, geofizyk, geologo, geoloog, geofysiker, hydrogeolog
`;
