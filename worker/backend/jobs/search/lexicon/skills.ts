/**
 * Tools and subjects with their alternative names, in the format described in
 * `read-occupations.ts`. `< software` marks those whose name, followed by `engineer` or
 * `developer`, means a software developer.
 */
export const SKILLS = `
software
  en: programming languages, programming, software development, software engineering
  xx: Programmierung, développement logiciel, programación, desarrollo de software, プログラミング, programmazione, programowanie
javascript < software
  en: javascript, js, ecmascript, es6, vanilla js
typescript < software
  en: typescript, ts
java < software
  en: java, jdk, java ee, jakarta ee, j2ee, java 17, java 21
spring < software
  en: spring boot, spring framework, springboot
python < software
  en: python, python3, python 3
django < software
  en: django, drf, django rest framework
flask < software
  en: flask, fastapi
csharp < software ~ dotnet
  en: c#, c sharp, csharp
dotnet < software ~ csharp
  en: .net, dotnet, dot net, asp.net, asp.net core, .net core, .net framework, .net 10, .net 8
vb-net < software
  en: vb.net, visual basic, vba, visual basic for applications
cpp < software
  en: c++, cpp, c plus plus, c++17, c++20, c++23
c-language < software
  en: c language, ansi c, embedded c, c99
go < software
  en: go, golang
rust < software
  en: rust, rustlang, tokio
ruby < software
  en: ruby, ruby on rails, rails, ror
php < software
  en: php, php8
laravel < software
  en: laravel, symfony
swift < software
  en: swift, swiftui, uikit
objective-c < software
  en: objective-c, objc, obj-c
kotlin < software
  en: kotlin, coroutines, kotlin coroutines
jetpack-compose < software
  en: jetpack compose, android sdk, android studio
scala < software
  en: scala, akka
elixir < software
  en: elixir, erlang, phoenix framework
haskell < software
  en: haskell, ocaml, fsharp
clojure < software
  en: clojure, clojurescript
perl < software
  en: perl, perl 5
dart < software
  en: flutter, dart
react-native < software
  en: react native, reactnative
react < software
  en: react, reactjs, react.js
nextjs < software
  en: next.js, nextjs
vue < software
  en: vue, vuejs, vue.js, nuxt, nuxt.js, vue 3
angular < software
  en: angular, angularjs, angular.js
svelte < software
  en: svelte, sveltekit
nodejs < software
  en: node.js, nodejs, node js, express.js, nestjs
html < software
  en: html, html5, xhtml
css < software
  en: css, css3, sass, scss, cascading style sheets, tailwind, tailwind css
solidity < software
  en: solidity, smart contracts, blockchain, web3
cobol < software
  en: cobol, mainframe
abap < software
  en: abap, sap abap
matlab < software
  en: matlab, simulink
plsql < software
  en: pl/sql, plsql, t-sql, tsql, transact-sql
unity < software
  en: unity, unity3d, unity 3d
unreal < software
  en: unreal engine, unreal, ue5, ue4
r-language
  en: r programming, r language, rstudio, tidyverse
vite
  en: vite, vitejs, webpack
graphql
  en: graphql, apollo graphql
rest-api ~ api-design
  en: rest api, rest apis, restful, restful api, web services
  xx: API REST, REST-Schnittstellen
api-design
  en: api design, api development, openapi, swagger
grpc
  en: grpc, protobuf, protocol buffers
sql
  en: sql, structured query language
postgresql ~ sql
  en: postgresql, postgres, psql, pgsql
mysql ~ sql
  en: mysql, mariadb
sql-server ~ sql
  en: sql server, microsoft sql server, mssql, ms sql, ms sql server, ssms
oracle-database ~ sql
  en: oracle database, oracle db, oracle sql
mongodb
  en: mongodb, mongo, nosql
redis
  en: redis, valkey, memcached
elasticsearch
  en: elasticsearch, elastic search, opensearch, elk, elk stack
kafka
  en: kafka, apache kafka
rabbitmq
  en: rabbitmq, rabbit mq, message queues
spark
  en: spark, apache spark, pyspark
airflow
  en: airflow, apache airflow
hadoop
  en: hadoop, hdfs, apache hadoop, big data
dbt
  en: dbt, data build tool
snowflake
  en: snowflake, snowflake data cloud
databricks
  en: databricks, delta lake
bigquery
  en: bigquery, big query, google bigquery
redshift
  en: redshift, amazon redshift
etl
  en: etl, elt, data pipelines, extract transform load, ssis, informatica
data-modelling
  en: data modelling, data modeling, dimensional modelling, dimensional modeling
  xx: Datenmodellierung, modélisation de données, modelado de datos
data-visualisation
  en: data visualisation, data visualization, dataviz, dashboards
  xx: Datenvisualisierung, visualisation de données, visualización de datos
data-analysis ~ data-analyst
  en: data analytics, analytics
  xx: Datenanalyse, analyse de données, análisis de datos, análise de dados
power-bi
  en: power bi, powerbi, microsoft power bi, power query
tableau
  en: tableau, tableau desktop
looker
  en: looker, looker studio, lookml, google data studio
machine-learning ~ machine-learning-engineer, data-scientist
  en: machine learning algorithms, ml models, ml, maschinelles lernen, apprentissage automatique, aprendizaje automático, למידת מכונה
deep-learning ~ machine-learning
  en: deep learning, neural networks, deep neural networks
artificial-intelligence ~ machine-learning, ai-engineer, machine-learning-engineer, data-scientist
  en: artificial intelligence, ai, genai, generative ai, llm, llms, large language models
  xx: KI, künstliche Intelligenz, intelligence artificielle, inteligencia artificial, 人工知能, 生成AI
nlp ~ machine-learning
  en: nlp, natural language processing, multilingual nlp
computer-vision ~ machine-learning
  en: computer vision, opencv, image processing
pytorch
  en: pytorch
tensorflow
  en: tensorflow, keras
scikit-learn
  en: scikit-learn, sklearn
pandas
  en: pandas, numpy
mlops
  en: mlops, ml ops
statistics
  en: statistics, statistical analysis, statistical methods
  xx: Statistik, statistiques, 統計, 統計的手法
sas
  en: sas programming, sas base, spss
stata
  en: stata
signal-processing
  en: signal processing, dsp, digital signal processing
  xx: Signalverarbeitung, traitement du signal, 信号処理, עיבוד אותות
kubernetes
  en: kubernetes, k8s, eks, aks, gke, openshift, helm
docker
  en: docker, containerisation, containerization, podman
terraform
  en: terraform, iac, infrastructure as code, opentofu
ansible
  en: ansible, puppet, saltstack
aws
  en: aws, amazon web services, amazon aws, ec2
azure
  en: azure, microsoft azure
gcp
  en: gcp, google cloud, google cloud platform
ci-cd
  en: ci/cd, ci pipelines, continuous integration, continuous delivery, continuous deployment, jenkins, github actions, gitlab ci
git
  en: git, github, gitlab, version control
linux
  en: linux, unix, ubuntu, rhel, red hat, debian, gnu/linux
bash
  en: bash, shell scripting, shell script, bash scripting
powershell
  en: powershell, power shell
windows-server
  en: windows server, microsoft windows server
windows
  en: windows 11, windows 10, microsoft windows, ms windows
macos
  en: macos, mac os, os x
active-directory
  en: active directory, ad ds, entra id, azure ad, azure active directory, microsoft entra
microsoft-365
  en: microsoft 365, office 365, m365, o365, ms 365
vmware
  en: vmware, vsphere, esxi, hyper-v, virtualisation, virtualization
citrix
  en: citrix, xenapp
networking
  en: tcp/ip, lan, wan, ccna, cisco ios
  xx: Netzwerktechnik, réseaux informatiques
firewalls
  en: firewall, firewalls, fortinet, palo alto networks
vpn
  en: vpn, virtual private network
wifi
  en: wi-fi, wifi, wlan, wi-fi planning
voip
  en: voip, voice over ip, sip telephony
itil
  en: itil, itil v4, itil 4, itsm
servicenow
  en: servicenow, service now
zendesk
  en: zendesk, freshdesk
jira
  en: jira, atlassian jira, confluence
monitoring-tools
  en: prometheus, grafana, datadog, observability
playwright
  en: playwright, cypress, e2e testing, end-to-end testing
selenium
  en: selenium, selenium webdriver
xunit
  en: xunit, nunit, junit, unit testing, unit tests
test-automation ~ qa-engineer
  en: test automation, automated testing
  xx: Testautomatisierung, automatisation des tests, automatización de pruebas
penetration-testing
  en: penetration testing, pentesting, pen testing, ethical hacking
cyber-security ~ security-analyst
  en: cyber security, cybersecurity, it security, information security, infosec
  xx: IT-Sicherheit, Informationssicherheit, cybersécurité, ciberseguridad, サイバーセキュリティ, 情報セキュリティ
oauth
  en: oauth, oauth 2.0, oauth2, openid connect, oidc
iso-27001
  en: iso 27001, iso/iec 27001
agile
  en: agile, agile methodology, agile methods
  xx: agile Methoden, méthodes agiles, metodologías ágiles, アジャイル
scrum
  en: scrum, csm certification
kanban
  en: kanban
user-stories
  en: user stories, backlog management, backlog refinement
roadmapping
  en: roadmapping, product roadmap, product roadmaps
a-b-testing
  en: a/b testing, ab testing, split testing, experimentation, experiment design
microcontroller
  en: arm cortex-m, arm cortex, cortex-m, stm32, microcontrollers, microcontroller
  xx: Mikrocontroller, microcontrôleurs, microcontroladores
rtos
  en: rtos, freertos, real-time systems, zephyr rtos
can-bus
  en: can bus, canbus, canopen
opc-ua
  en: opc ua, opc-ua
ros
  en: ros2, robot operating system
plc
  en: plc, plc programming, siemens s7, tia portal, step 7
  xx: SPS, SPS-Programmierung, automates programmables
scada
  en: scada, hmi
cad
  en: cad, computer-aided design, computer aided design
  xx: CAO, diseño asistido por ordenador
autocad
  en: autocad, auto cad
solidworks
  en: solidworks, solid works
catia
  en: catia, catia v5
siemens-nx
  en: siemens nx, unigraphics
revit
  en: revit, autodesk revit
bim
  en: bim, building information modelling, building information modeling
sketchup
  en: sketchup, sketch up
gis
  en: gis, arcgis, qgis, geographic information systems
  xx: SIG, Geoinformationssysteme
cnc ~ machinist
  en: cnc, cnc programming, cnc milling, cnc turning, computer numerical control, fanuc, sinumerik, heidenhain
  xx: CNC-Drehen, CNC-Fräsen, commande numérique, control numérico, NC旋盤
cam
  en: computer-aided manufacturing, mastercam, fusion 360
fluid-power
  en: hydraulics, pneumatics
  xx: Hydraulik, Pneumatik, hydraulique, pneumatique, hidráulica, neumática
welding ~ welder
  en: welding, iso 9606
  xx: Schweißen, soudure, soudage, soldadura, 溶接, spawanie
tig-welding ~ welding
  en: tig, tig welding, gtaw
  xx: WIG, WIG-Schweißen
mig-mag-welding ~ welding
  en: mig/mag, mig welding, mag welding, gmaw, mig
technical-drawings
  en: technical drawings, blueprint reading, drawing reading, reading drawings
  xx: technische Zeichnungen, lecture de plans, lectura de planos, 図面の読み方
measuring-instruments
  en: micrometer, gauge calibration, calipers, vernier caliper
  xx: Messmittel, Messschieber, 測定器
coordinate-measuring
  en: cmm, coordinate measuring, coordinate measuring machine
lean
  en: lean, lean manufacturing, lean management, kaizen
six-sigma
  en: six sigma, lean six sigma, 6 sigma, dmaic
five-s
  en: 5s, 5s method
spc
  en: spc, statistical process control
eight-d
  en: 8d reports, 8d, 8d report
root-cause-analysis
  en: root cause analysis, rca, 5 whys
quality-control ~ quality-inspector, quality-technician, quality-engineer, quality-manager
  en: quality control, quality assurance, quality checks, quality management
  xx: Qualitätskontrolle, Qualitätssicherung, Qualitätsmanagement, contrôle qualité, assurance qualité, control de calidad, 品質管理, 品質保証, kontrola jakości
iso-9001
  en: iso 9001, qms, quality management system
iso-13485
  en: iso 13485
iso-45001
  en: iso 45001, ohsas 18001, occupational safety
occupational-safety
  en: health and safety, ehs, hse, ohs, whs, occupational health and safety, nebosh, iosh
  xx: Arbeitssicherheit, Arbeitsschutz, santé et sécurité au travail, prevención de riesgos laborales
haccp
  en: haccp, food hygiene, food safety, hygiene rules
  xx: Lebensmittelhygiene, hygiène alimentaire, higiene alimentaria, 食品衛生, سلامة الغذاء
first-aid
  en: first aid, first aider
  xx: Erste Hilfe, premiers secours, primeros auxilios, 応急手当
life-support
  en: basic life support, bls, cpr
advanced-life-support ~ life-support
  en: advanced life support, acls
mri
  en: mri, magnetic resonance imaging
  xx: MRT, IRM, resonancia magnética
ct
  en: ct, computed tomography, ct scan
x-ray
  en: x-ray, xray, radiography
  xx: Röntgen, radiographie, radiografía
wound-care
  en: wound care, wound management
  xx: Wundversorgung, Wundmanagement, soins des plaies, cuidado de heridas
phlebotomy
  en: phlebotomy, blood collection, blood drawing, venepuncture, venipuncture
  xx: Blutentnahme, prélèvement sanguin, coleta de sangue
forklift-licence ~ reach-truck
  en: forklift licence, forklift license, forklift certificate, forklift, fork lift, flt licence, counterbalance truck, counterbalance
  xx: Staplerschein, Gabelstaplerschein, Flurfördermittelschein, CACES, carnet de carretillero, フォークリフト, フォークリフト免許, heftruckcertificaat, uprawnienia na wózki widłowe, truckkort, truckkörkort
reach-truck ~ forklift-licence
  en: reach truck, reach truck licence
  xx: Schubmaststapler
truck-licence
  en: articulated lorry, hgv licence, lgv licence, cdl, cdl class a, class 1 licence, cat c+e, ce licence
  xx: Führerschein CE, LKW-Führerschein, permis poids lourd, permis CE, carnet C+E, 大型免許
driving-licence
  en: driving licence, driver's license, drivers license, driving license, driver licence, full uk licence
  xx: Führerschein, Führerschein Klasse B, permis de conduire, permis B, carnet de conducir, permiso de conducir, licencia de conducir, 普通免許, 運転免許, körkort, prawo jazdy, rijbewijs, patente di guida
tachograph
  en: tachograph, digital tachograph, driver hours, drivers hours
dangerous-goods
  en: dangerous goods, adr, hazmat, hazardous materials
  xx: Gefahrgut, ADR-Schein, matières dangereuses, mercancías peligrosas
wms
  en: wms, warehouse management system, warehouse management systems
tms
  en: tms, transport management system, transportation management system
rf-scanner
  en: rf scanner, barcode scanner, handheld scanner
incoterms
  en: incoterms, trade terms
stock-control
  en: stock control, inventory management, inventory control, stock management, stock counts, stocktaking
  xx: Bestandsführung, Inventur, gestion des stocks, inventaire, control de inventario, 在庫管理
till
  en: till, pos, point of sale, cash handling, cash register, epos
  xx: Kassieren, encaissement, TPV
visual-merchandising
  en: shop window displays, merchandising displays, mise en rayon
excel
  en: excel, ms excel, microsoft excel, spreadsheets, pivot tables
word-processing
  en: microsoft word, ms word
powerpoint
  en: powerpoint, ms powerpoint, microsoft powerpoint, power point
ms-office
  en: ms office, microsoft office, office software, office suite
  xx: MS-Office-Kenntnisse, pack office, paquete office
google-workspace
  en: google workspace, g suite, gsuite, google sheets
ms-project
  en: ms project, microsoft project
project-management ~ project-manager
  en: project management, project planning, pmp, prince2, pmi
  xx: Projektmanagement, gestion de projet, gestión de proyectos, プロジェクト管理
sap ~ erp
  en: sap, sap erp, sap r/3, sap ecc
sap-s4hana ~ sap
  en: sap s/4hana, s/4hana, s4hana, s4 hana, s/4 hana
sap-modules ~ sap
  en: sap mm, sap sd, sap fi, sap co, sap pp, sap fico
erp
  en: erp, enterprise resource planning, erp system
  xx: Warenwirtschaftssystem, PGI, 基幹システム
oracle-erp ~ erp
  en: oracle erp, netsuite, oracle netsuite, oracle fusion
dynamics ~ erp
  en: microsoft dynamics, dynamics 365, d365, business central, dynamics nav, navision
workday
  en: workday, workday hcm
datev
  en: datev
quickbooks
  en: quickbooks, xero, sage accounting, sage 50
crm
  en: crm, customer relationship management, crm system
salesforce ~ crm
  en: salesforce, sfdc, salesforce.com, salesforce crm
hubspot ~ crm
  en: hubspot, hub spot
bpmn
  en: bpmn, process mapping, process modelling, process modeling
ifrs
  en: ifrs, international financial reporting standards, ias
us-gaap
  en: us gaap, gaap
hgb
  en: hgb, Handelsgesetzbuch
month-end-close
  en: month-end close, month end closing, month-end closing, period close
  xx: Monatsabschluss, clôture mensuelle, cierre mensual, 月次決算
financial-statements
  en: financial statements, annual accounts
  xx: Jahresabschluss, comptes annuels, estados financieros, 決算
vat
  en: vat, value added tax, sales tax, gst
  xx: Umsatzsteuer, Mehrwertsteuer, TVA, IVA, 消費税
financial-modelling
  en: financial modelling, financial modeling
kyc
  en: kyc, know your customer, customer due diligence
money-laundering
  en: money laundering prevention, money laundering
  xx: Geldwäsche, blanchiment d'argent, blanqueo de capitales
solvency-ii
  en: solvency ii, solvency 2
sox
  en: sox, sarbanes-oxley, sarbanes oxley
glm
  en: glm, glms, generalised linear models, generalized linear models
gdpr ~ data-protection
  en: gdpr, general data protection regulation, eu gdpr, uk gdpr
  xx: DSGVO, RGPD, RODO, LOPD, LGPD
data-protection ~ gdpr
  en: data protection, data privacy, records of processing
  xx: Datenschutz, protection des données, protección de datos, 個人情報保護
employment-law
  en: employment law, labour law, labor law
  xx: Arbeitsrecht, droit du travail, derecho laboral, 労働法
contract-law
  en: contract law, commercial contracts
  xx: Vertragsrecht, droit des contrats, derecho contractual, 契約法
company-law
  en: company law, corporate law
  xx: Gesellschaftsrecht, droit des sociétés, derecho societario, 会社法
intellectual-property
  en: intellectual property, ip law, patents, trademarks
  xx: geistiges Eigentum, propriété intellectuelle, propiedad intelectual, 知的財産権
tendering
  en: tendering, public procurement, tender answers, public tenders, rfp, rfps
  xx: Ausschreibungen, Vergaberecht, appels d'offres, marchés publics, licitaciones
fidic
  en: fidic, nec contracts, nec4
figma
  en: figma, figjam
sketch
  en: sketch app, adobe xd
photoshop
  en: photoshop, adobe photoshop
illustrator-tool
  en: adobe illustrator
indesign
  en: indesign, adobe indesign
after-effects
  en: after effects, adobe after effects
premiere
  en: premiere pro, adobe premiere, final cut pro, davinci resolve
adobe-creative-cloud
  en: adobe creative suite, adobe creative cloud, adobe cc, creative cloud
cinema-4d
  en: cinema 4d, c4d
three-d-tools
  en: 3ds max, autodesk maya, blender 3d
accessibility
  en: accessibility, a11y, wcag, web accessibility
  xx: Barrierefreiheit, accessibilité numérique, accesibilidad
design-systems
  en: design systems, design system
usability-testing
  en: usability testing, user testing, usability tests
user-interviews
  en: user interviews, stakeholder interviews
journey-mapping
  en: journey mapping, customer journey mapping, user journey mapping, service blueprints, customer journeys
search-optimisation
  en: technical seo, seo basics, on-page seo, search console, google search console
  xx: référencement naturel
google-ads
  en: google ads, adwords, google adwords, paid search
paid-social
  en: paid social, meta ads, facebook ads, linkedin ads
google-analytics
  en: google analytics, ga4, google analytics 4
cms
  en: cms, content management system, wordpress, typo3, drupal, contentful
marketing-automation
  en: marketo, pardot, mailchimp, klaviyo
copywriting ~ copywriter
  en: copywriting, copy writing
plain-language
  en: plain language, plain english
  xx: Leichte Sprache, langage clair, lenguaje claro
lms
  en: lms, learning management system, moodle
e-learning
  en: e-learning, elearning, online learning
storyline
  en: articulate storyline, articulate 360
cefr
  en: cefr
  xx: CECR, CECRL, MCER
sen
  en: special educational needs, special needs
safeguarding
  en: safeguarding, child protection
  xx: Kinderschutz, protection de l'enfance
ats
  en: ats, applicant tracking system
hris
  en: hris, hr systems, hr information system, hcm
boolean-search
  en: boolean search
opera-pms
  en: opera pms, oracle opera, micros opera, hotel pms
travel-systems
  en: amadeus gds, sabre gds
grid-tools
  en: pss/e, digsilent, powerfactory, power flow studies
switchgear
  en: switchgear, medium voltage, high voltage switching
  xx: Schaltanlagen, Mittelspannung, appareillage électrique
wind-safety
  en: gwo, working at height, rope rescue, gwo basic safety training
english
  en: english, english language, business english
  xx: Englisch, Englischkenntnisse, anglais, inglés, inglês, inglese, angielski, 英語, אנגלית, اللغة الإنجليزية
german
  en: german, german language
  xx: Deutsch, Deutschkenntnisse, allemand, alemán, alemão, tedesco, ドイツ語
french
  en: french, french language
  xx: Französisch, français, francés, francês, francese, フランス語
spanish
  en: spanish, spanish language
  xx: Spanisch, espagnol, español, espanhol, spagnolo, スペイン語
customer-care ~ customer-service
  en: customer care, customer contact, dealing with customers
  xx: Kundenservice, service client, atención al cliente, atención a clientes, שירות לקוחות, خدمة الضيوف
teamwork
  en: teamwork, team work, team player
  xx: Teamarbeit, Teamfähigkeit, travail d'équipe, trabajo en equipo, チームワーク
troubleshooting
  en: troubleshooting, fault finding, electrical fault finding
  xx: Fehlersuche, Fehlerbehebung, dépannage, resolución de problemas, פתרון תקלות
bookkeeping-skill ~ bookkeeper, accounts-assistant
  en: double-entry bookkeeping, bookkeeping basics
`;
