/**
 * Occupations of the category `it-and-support` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const IT_AND_SUPPORT = `
it-support ~ it-field-technician, systems-administrator, technical-support-engineer
  en: IT support, IT support specialist, IT support technician, IT support engineer, IT support analyst, IT support officer, IT support assistant, desktop support, desktop support analyst, desktop support technician, desktop support engineer, desktop support specialist, service desk, service desk analyst, service desk agent, service desk technician, service desk engineer, help desk, helpdesk, help desk analyst, help desk technician, help desk agent, helpdesk operator, IT helpdesk, IT technician, ICT technician, IT assistant, computer technician, PC technician, computer support specialist, user support specialist, end user support, deskside support, first line support, second line support, 1st line support, 2nd line support, IT support administrator, IT support team leader, ICT support
  de: IT-Support, IT-Supporter, IT-Supporterin, IT-Support-Mitarbeiter, IT-Techniker, IT-Technikerin, IT-Helpdesk, Helpdesk-Mitarbeiter, Helpdesk-Mitarbeiterin, Mitarbeiter IT-Support, Mitarbeiterin IT-Support, First-Level-Support, Second-Level-Support, Anwenderbetreuer, Anwenderbetreuerin, Anwendersupport, EDV-Techniker, PC-Techniker, Servicedesk-Mitarbeiter
  fr: technicien informatique, technicienne informatique, technicien support, technicienne support, technicien support informatique, technicienne support informatique, technicien helpdesk, support informatique, assistant informatique, technicien de proximité informatique, technicien d'assistance informatique, agent de support informatique, hotliner informatique
  es: técnico informático, técnica informática, soporte informático, soporte TI, técnico de soporte informático, técnico de soporte, técnica de soporte, técnico helpdesk, soporte técnico informático, técnico de soporte TI, técnico en informática, analista de soporte, auxiliar de sistemas, técnico de microinformática
  ja: ITサポート, ヘルプデスク, 社内SE, ITサポートスペシャリスト, サービスデスク, テクニカルサポート担当, 情報システム担当, デスクトップサポート
  xx: wsparcie IT, specjalista wsparcia IT, informatyk, suporte de TI, técnico de informática, técnico de suporte, analista de suporte, tecnico informatico, supporto informatico, IT-medewerker, helpdeskmedewerker, servicedeskmedewerker, IT-tekniker, IT-supporttekniker, supporttekniker, IT-konsulent, IT-supporter, lähituki, תמיכה טכנית מחשבים, תומך טכני, دعم فني, فني دعم
service-desk-manager ~ it-support, it-service-manager
  en: service desk manager, service desk team lead, service desk team leader, service desk lead, help desk manager, helpdesk manager, helpdesk supervisor, IT support manager, IT support lead, IT support supervisor, desktop support manager, service desk supervisor, service desk coordinator
  de: Leiter Service Desk, Teamleiter Service Desk, Teamleiterin Service Desk, Teamleiter IT-Support, Teamleiterin IT-Support, Leiter IT-Support, Helpdesk-Leiter
  fr: responsable support informatique, responsable helpdesk, responsable service desk, chef d'équipe support informatique
  es: responsable de soporte informático, jefe de soporte técnico, coordinador de soporte técnico, responsable de helpdesk
  ja: サービスデスクマネージャー, ヘルプデスクリーダー
it-field-technician ~ it-support, network-technician
  en: IT field technician, IT field engineer, field support technician, onsite support engineer, on-site support technician, hardware technician, computer repair technician, laptop repair technician, phone repair technician, printer technician, PC repair technician, hardware support engineer, smart hands technician, audiovisual technician, AV technician, audio visual technician, AV engineer, deployment technician
  de: IT-Servicetechniker, IT-Servicetechnikerin, IT-Systemelektroniker, IT-Systemelektronikerin, Vor-Ort-Techniker, Field-Service-Techniker, Medientechniker, Handyreparateur
  fr: technicien de maintenance informatique, technicienne de maintenance informatique, technicien déploiement, technicien audiovisuel, réparateur informatique, technicien informatique itinérant
  es: técnico de hardware, técnico de reparación de ordenadores, técnico de reparación de móviles, técnico de mantenimiento informático, técnico audiovisual
  ja: キッティング, パソコン修理, PC修理, ハードウェア保守
systems-administrator ~ it-support, network-engineer, devops-engineer, it-specialist
  en: systems administrator, system administrator, sysadmin, sys admin, IT administrator, server administrator, linux administrator, linux systems administrator, windows administrator, windows systems administrator, unix administrator, linux system administrator, windows system administrator, IT systems administrator, IT system administrator, IT systems engineer, IT engineer, infrastructure administrator, server engineer, linux engineer, windows engineer, windows server engineer, linux system engineer, infrastructure analyst, infrastructure specialist, IT operations engineer, IT operations analyst, IT operations specialist, VMware administrator, virtualisation engineer, virtualization engineer, storage engineer, storage administrator, backup administrator, IT admin, ICT administrator, third line support, 3rd line support
  de: Systemadministrator, Systemadministratorin, System-Administrator, IT-Administrator, IT-Administratorin, IT-Systemadministrator, IT-Systemadministratorin, Linux-Administrator, Windows-Administrator, Serveradministrator, Fachinformatiker Systemintegration, Fachinformatiker für Systemintegration, Fachinformatikerin für Systemintegration, IT-Systemingenieur, Systembetreuer, EDV-Administrator, IT-Systemtechniker
  fr: administrateur système, administratrice système, administrateur systèmes, administrateur systèmes et réseaux, administratrice systèmes et réseaux, administrateur système et réseau, administrateur linux, administrateur windows, ingénieur systèmes et réseaux, technicien systèmes et réseaux, technicien système et réseau, adminsys
  es: administrador de sistemas, administradora de sistemas, administrador linux, administrador windows, administrador de servidores, técnico de sistemas, técnica de sistemas, administrador de sistemas y redes
  ja: システム管理者, サーバーエンジニア, サーバエンジニア, インフラ管理者, Linux管理者, サーバー管理者, システムアドミニストレーター
  xx: administrator systemów, administrator systemu, administrator IT, administrador de sistemas informáticos, analista de infraestrutura, sistemista, amministratore di sistema, systeembeheerder, systemadministratör, systemtekniker, järjestelmäasiantuntija, системный администратор, מנהל רשת, מנהלת רשת, مدير أنظمة
network-administrator < network-engineer ~ systems-administrator
  en: network administrator, network admin, LAN administrator, network manager, network operations specialist, network support technician, network analyst, network support engineer, network support analyst, WAN administrator
  de: Netzwerkadministrator, Netzwerkadministratorin, Netzwerk-Administrator, Netzadministrator
  fr: administrateur réseau, administratrice réseau, administrateur réseaux, administratrice réseaux, gestionnaire de réseau informatique
  es: administrador de redes, administradora de redes, administrador de red
  ja: ネットワーク管理者, ネットワークアドミニストレーター
  xx: administrator sieci, administrador de rede, amministratore di rete, netwerkbeheerder, nätverksadministratör, מנהל רשתות, مدير شبكات
network-engineer ~ systems-administrator, telecommunications-engineer, network-technician
  en: network engineer, network operations engineer, NOC engineer, network architect, network specialist, IT network engineer, network infrastructure engineer, network designer, cisco engineer, firewall engineer, wireless network engineer, voice engineer, VoIP engineer, unified communications engineer, network consultant, network production engineer, network developer
  de: Netzwerkingenieur, Netzwerkingenieurin, Netzwerktechniker, Netzwerktechnikerin, Netzwerkspezialist, Netzwerkspezialistin, Netzwerkarchitekt, IT-Netzwerktechniker, VoIP-Techniker
  fr: ingénieur réseau, ingénieure réseau, ingénieur réseaux, architecte réseau, ingénieur réseaux et télécoms, spécialiste réseau
  es: ingeniero de redes, ingeniera de redes, ingeniero de red, especialista en redes, arquitecto de redes
  ja: ネットワークエンジニア, ネットワーク設計, NWエンジニア
  xx: inżynier sieci, inżynier sieciowy, engenheiro de redes, engenheiro de rede, analista de redes, ingegnere di rete, netwerkengineer, netwerkspecialist, nätverkstekniker, nätverksingenjör, nettverksingeniør, מהנדס רשת, مهندس شبكات
network-technician ~ network-engineer, it-field-technician
  en: network technician, network cabling technician, data cabling engineer, structured cabling engineer, cabling technician, network installer, cabling engineer, NOC technician, network operations technician, data cabling installer
  de: Netzwerkinstallateur, Netzwerkmonteur
  fr: technicien réseau, technicienne réseau, technicien réseaux, technicien réseaux et télécoms, technicien câblage
  es: técnico de redes, técnica de redes, técnico en redes, instalador de redes, técnico de cableado
  ja: ネットワーク工事, LAN配線工事, ネットワークオペレーター
data-centre-technician ~ it-field-technician, systems-administrator, network-technician
  en: data centre technician, data center technician, data centre engineer, data center engineer, data centre operator, data center operator, data centre operations technician, data center operations technician, computer operator, IT operator, datacentre technician, data centre manager, data center manager, mainframe operator
  de: Rechenzentrumstechniker, Rechenzentrumstechnikerin, Techniker Rechenzentrum, Rechenzentrumsleiter
  fr: technicien datacenter, technicienne datacenter, technicien data center, pupitreur, technicien d'exploitation informatique
  es: técnico de centro de datos, operador de centro de datos, técnico de CPD, operador de CPD
  ja: データセンターエンジニア, データセンター運用, データセンターオペレーター, システム運用オペレーター
application-support ~ it-support, systems-analyst, technical-support-engineer
  en: application support, application support analyst, applications support analyst, application support engineer, application support specialist, application analyst, applications analyst, application specialist, application administrator, production support analyst, production support engineer, software support analyst, software support engineer, software support specialist, application manager, application consultant, application owner, software support
  de: Anwendungsbetreuer, Anwendungsbetreuerin, Applikationsbetreuer, Applikationsbetreuerin, Application Manager, Anwendungsberater, Applikationsmanager, Applikationsmanagerin, Anwendungssupport
  fr: support applicatif, analyste support applicatif, technicien support applicatif, gestionnaire d'applications, ingénieur support applicatif, responsable d'application, chargé de support applicatif
  es: soporte de aplicaciones, analista de aplicaciones, soporte aplicativo, técnico de soporte de aplicaciones
  ja: アプリケーションサポート, アプリケーション保守, 運用保守エンジニア, アプリケーションスペシャリスト
  xx: wsparcie aplikacji, analista de sustentação, applicatiebeheerder, functioneel beheerder, functioneel applicatiebeheerder, systemförvaltare, applikationsspecialist, applikationsförvaltare
erp-consultant ~ sap-consultant, business-analyst, application-support
  en: ERP consultant, ERP specialist, ERP application specialist, ERP analyst, ERP administrator, ERP manager, ERP implementation consultant, ERP functional consultant, dynamics consultant, NetSuite consultant, NetSuite administrator, oracle consultant, dynamics 365 consultant, ERP project manager, ERP support analyst, ERP developer, workday consultant, odoo consultant, workday analyst, NAV consultant, ERP key user
  de: ERP-Berater, ERP-Beraterin, ERP-Spezialist, ERP-Spezialistin, ERP-Consultant, ERP-Administrator, ERP-Manager, ERP-Betreuer, ERP-Systembetreuer
  fr: consultant ERP, consultante ERP, administrateur ERP, chef de projet ERP, responsable ERP, consultant fonctionnel ERP
  es: consultor ERP, consultora ERP, especialista ERP, analista ERP, consultor funcional ERP
  ja: ERPコンサルタント, ERPスペシャリスト, ERP導入コンサルタント
  xx: konsultant ERP, specjalista ERP, consultor de ERP, ERP-konsulent, ERP-konsult, ERP-specialist
sap-consultant < erp-consultant
  en: SAP consultant, SAP application consultant, SAP analyst, SAP functional consultant, SAP specialist, SAP FICO consultant, SAP MM consultant, SAP SD consultant, SAP business analyst, SAP administrator, SAP basis administrator, SAP basis consultant, SAP support analyst, SAP key user, SAP technical consultant, SAP project manager, SAP S/4HANA consultant, SAP application specialist
  de: SAP-Berater, SAP-Beraterin, SAP-Consultant, SAP-Inhouse-Berater, SAP-Anwendungsberater, SAP-Anwendungsbetreuer, SAP-Spezialist, SAP-Administrator, SAP-Anwendungsberaterin, SAP-Betreuer
  fr: consultant SAP, consultante SAP, consultant fonctionnel SAP, administrateur SAP
  es: consultor SAP, consultora SAP, analista SAP, consultor funcional SAP
  ja: SAPコンサルタント, SAPエンジニア
  xx: konsultant SAP, consultor funcional de SAP, consulente SAP, SAP-konsulent, SAP-konsult
crm-administrator ~ erp-consultant, application-support, marketing-operations
  en: salesforce administrator, salesforce admin, CRM administrator, salesforce consultant, salesforce specialist, CRM consultant, CRM analyst, hubspot administrator, salesforce business analyst, servicenow developer, servicenow administrator, servicenow consultant, jira administrator, atlassian administrator, salesforce analyst, business systems administrator
  de: Salesforce-Administrator, Salesforce-Berater, CRM-Administrator, CRM-Berater
  fr: administrateur salesforce, administratrice salesforce, consultant salesforce, administrateur CRM, consultant CRM
  es: administrador salesforce, administrador de salesforce, consultor salesforce, consultor CRM, administrador CRM
  ja: セールスフォース管理者, Salesforceエンジニア, CRMコンサルタント
systems-analyst ~ business-analyst, software-developer, application-support
  en: systems analyst, system analyst, business systems analyst, IT systems analyst, IT analyst, IT business analyst, computer systems analyst, functional analyst, technical analyst, technical business analyst, technology analyst, integration analyst, business systems engineer, business technology analyst, technology enablement analyst
  de: Systemanalytiker, Systemanalytikerin, IT-Analyst, IT-Analystin, IT-Businessanalyst, Systemanalyst, Systemanalystin
  fr: analyste fonctionnel, analyste fonctionnelle, analyste systèmes, analyste système, analyste informatique
  es: analista de sistemas, analista funcional, analista informático, analista de TI
  ja: システムアナリスト, ITアナリスト
  xx: analityk systemowy, analityk systemów, analista de sistemas de informação, analista funzionale, systeemanalist, systemanalytiker, systemutredare, מנתח מערכות, מנתחת מערכות, محلل نظم
security-analyst ~ security-engineer, penetration-tester, it-auditor
  en: security analyst, cyber security analyst, cybersecurity analyst, information security analyst, SOC analyst, IT security analyst, security operations analyst, security operations centre analyst, cyber security specialist, cybersecurity specialist, information security specialist, IT security specialist, cyber security consultant, cybersecurity consultant, information security consultant, IT security consultant, incident responder, digital forensics analyst, computer forensics analyst, identity and access management analyst, IAM analyst, IAM engineer, security administrator, IT security administrator, AI security specialist, vulnerability analyst, cyber analyst, threat hunter
  de: IT-Sicherheitsexperte, IT-Sicherheitsspezialist, IT-Sicherheitsbeauftragter, IT-Sicherheitsbeauftragte, IT-Security-Analyst, IT-Security-Spezialist, IT-Security-Berater, IT-Forensiker, Informationssicherheitsspezialist, IT-Security-Consultant, Cyber-Security-Analyst
  fr: analyste cybersécurité, analyste sécurité, analyste SOC, consultant cybersécurité, consultante cybersécurité, expert cybersécurité, spécialiste cybersécurité, analyste en sécurité informatique
  es: analista de ciberseguridad, analista de seguridad informática, especialista en ciberseguridad, consultor de ciberseguridad, analista SOC, analista de seguridad de la información, técnico de ciberseguridad
  ja: セキュリティアナリスト, SOCアナリスト, セキュリティコンサルタント, 情報セキュリティ担当
  xx: analityk bezpieczeństwa, specjalista ds. cyberbezpieczeństwa, analista de segurança da informação, analista de cibersegurança, analista di sicurezza informatica, säkerhetsanalytiker, IT-säkerhetsspecialist
information-security-manager ~ security-engineer, security-analyst, it-manager
  en: information security manager, IT security manager, cyber security manager, cybersecurity manager, security operations manager, information security officer, chief information security officer, CISO, head of security, head of information security, GRC analyst, GRC manager, GRC specialist, information security lead, security compliance manager, IT risk manager, head of cyber security, GRC program manager, security program manager
  de: Informationssicherheitsbeauftragter, Informationssicherheitsbeauftragte, IT-Sicherheitsmanager, Informationssicherheitsmanager, Leiter IT-Sicherheit, Leiter Informationssicherheit
  fr: responsable de la sécurité des systèmes d'information, responsable sécurité des systèmes d'information, RSSI, responsable cybersécurité, responsable sécurité informatique
  es: responsable de seguridad de la información, responsable de ciberseguridad, director de seguridad de la información, responsable de seguridad informática
  ja: 情報セキュリティマネージャー, 最高情報セキュリティ責任者, 情報セキュリティ責任者
it-manager ~ it-director, systems-administrator, it-service-manager
  en: IT manager, ICT manager, information technology manager, IT operations manager, infrastructure manager, IT infrastructure manager, information systems manager, IT team leader, IT lead, IT supervisor, systems manager, technology manager, network and systems manager, computer manager, IT coordinator, digital workplace manager
  de: IT-Leiter, IT-Leiterin, IT-Manager, IT-Managerin, Leiter IT, Leiterin IT, IT-Teamleiter, EDV-Leiter, IT-Koordinator, IT-Koordinatorin, Teamleiter IT, IT-Verantwortlicher
  fr: responsable informatique, responsable SI, responsable des systèmes d'information, responsable système d'information, responsable infrastructure, responsable IT
  es: responsable de informática, responsable de TI, responsable de sistemas, jefe de sistemas, jefa de sistemas, gerente de TI, gerente de sistemas, responsable de IT
  ja: ITマネージャー, 情報システム部長, 情シス, システム部マネージャー
  xx: kierownik IT, kierownik działu IT, gestor de TI, responsabile IT, responsabile sistemi informativi, IT-chef, IT-ansvarig, מנהל מערכות מידע
it-director ~ it-manager, chief-technology-officer
  en: IT director, director of IT, head of IT, chief information officer, CIO, director of information technology, VP of IT, head of technology operations, director of information systems, head of infrastructure, information technology director, head of ICT, IT vice president
  de: IT-Direktor, IT-Direktorin, Leiter Informationstechnologie, IT-Vorstand
  fr: directeur informatique, directrice informatique, directeur des systèmes d'information, directrice des systèmes d'information, DSI
  es: director de TI, directora de TI, director de informática, director de sistemas, director de tecnologías de la información
  ja: 最高情報責任者, IT部長, 情報システム責任者
  xx: dyrektor IT, diretor de TI, direttore IT, IT-direktör
it-service-manager ~ it-manager, service-desk-manager, service-delivery-manager
  en: IT service manager, incident manager, problem manager, IT change manager, major incident manager, ITIL manager, ITSM manager, IT service delivery manager, IT service management specialist, configuration manager, IT asset manager, software asset manager, IT asset analyst, service transition manager, ITSM consultant, licence manager, IT service coordinator, IT service owner
  de: IT-Servicemanager, IT-Service-Manager, IT-Service-Managerin, Incident-Manager, Problem-Manager, IT-Servicekoordinator, Lizenzmanager, Lizenzmanagerin
  fr: responsable des services informatiques, gestionnaire des incidents, gestionnaire de parc informatique, gestionnaire d'incidents
  es: gestor de incidencias, gestor de servicios TI, responsable de servicios TI, gestor de activos TI
  ja: ITサービスマネージャー, インシデントマネージャー, IT資産管理
it-consultant ~ systems-analyst, erp-consultant, solutions-architect
  en: IT consultant, technology consultant, technical consultant, information technology consultant, ICT consultant, software consultant, digital consultant, IT adviser, IT advisor, computer consultant, managed services consultant, professional services engineer, professional services consultant, IT strategy consultant, systems consultant
  de: IT-Berater, IT-Beraterin, IT-Consultant, Technologieberater, Technologieberaterin, EDV-Berater, Software-Berater, Softwareberater
  fr: consultant informatique, consultante informatique, consultant IT, consultant en informatique, consultant technique, consultant SI, consultant en systèmes d'information
  es: consultor informático, consultora informática, consultor de TI, consultor tecnológico, consultor IT, consultor técnico
  ja: ITコンサルタント, テクニカルコンサルタント, テクノロジーコンサルタント
  xx: konsultant IT, consultor de tecnologia, consulente informatico, consulente IT, IT-konsult, IT-adviseur
it-project-manager < project-manager ~ technical-program-manager, delivery-manager
  en: IT project manager, ICT project manager, technical project manager, software project manager, technology project manager, IT project coordinator, IT project lead, digital project manager, IT project officer, IT programme manager, IT program manager, web project manager, infrastructure project manager, IT PMO analyst, IT project leader
  de: IT-Projektleiter, IT-Projektleiterin, IT-Projektmanager, IT-Projektmanagerin, Softwareprojektleiter, Projektleiter IT, Projektleiterin IT, IT-Projektkoordinator
  fr: chef de projet informatique, cheffe de projet informatique, chef de projet IT, chef de projet technique, chef de projet digital, cheffe de projet digital, chef de projet SI, chef de projet MOA
  es: jefe de proyecto TI, jefe de proyectos TI, jefe de proyectos informáticos, jefe de proyecto informático, gestor de proyectos TI, project manager TI
  ja: ITプロジェクトマネージャー, システム開発プロジェクトマネージャー
  xx: kierownik projektów IT, gerente de projetos de TI, capo progetto informatico, IT-projektledare, IT-prosjektleder, ICT-projectleider
it-specialist ~ it-support, systems-administrator, software-developer
  en: IT specialist, information technology specialist, IT generalist, IT officer, ICT specialist, ICT officer, IT professional, IT expert, IT associate, information technology officer
  de: Fachinformatiker, Fachinformatikerin, Informatiker, Informatikerin, IT-Spezialist, IT-Spezialistin, Wirtschaftsinformatiker, Wirtschaftsinformatikerin, IT-Mitarbeiter, IT-Mitarbeiterin, IT-Fachkraft, Diplom-Informatiker, Informatikkaufmann, IT-Systemkaufmann, Kaufmann für IT-System-Management
  fr: informaticien, informaticienne, spécialiste informatique, spécialiste IT, ingénieur informatique, ingénieure informatique, ingénieur informaticien
  es: informático, especialista en TI, ingeniero informático, ingeniera informática, especialista TI, ingeniero en informática
  ja: ITスペシャリスト, 情報処理技術者, ITエンジニア, 情報システム
  xx: specjalista IT, informatyczka, especialista em TI, especialista de TI, técnico de TI, IT-specialist, IT-spesialist
workplace-engineer ~ it-support, systems-administrator
  en: endpoint engineer, workplace engineer, modern workplace engineer, intune administrator, microsoft 365 administrator, office 365 administrator, M365 administrator, exchange administrator, active directory administrator, sharepoint administrator, client platform engineer, citrix administrator, citrix engineer, desktop engineer, mobile device management engineer, end user computing engineer, sharepoint developer, office 365 engineer, jamf administrator
  de: Client-Administrator, Microsoft-365-Administrator, Exchange-Administrator, SharePoint-Administrator, Softwarepaketierer, Client-Engineer
  fr: administrateur office 365, administrateur microsoft 365, ingénieur poste de travail, administrateur sharepoint
  es: administrador office 365, administrador microsoft 365, administrador de microsoft 365, administrador de directorio activo
  ja: Microsoft 365管理者, クライアントエンジニア
cloud-administrator ~ cloud-engineer, systems-administrator
  en: cloud administrator, azure administrator, AWS administrator, cloud support engineer, cloud support associate, cloud systems administrator, cloud operations specialist, cloud technician, hosting engineer, cloud support specialist, cloud admin
  de: Cloud-Administrator, Cloud-Administratorin, Azure-Administrator
  fr: administrateur cloud, administratrice cloud, technicien cloud
  es: administrador cloud, administrador de la nube, administrador azure
  ja: クラウド管理者, クラウドサポートエンジニア
it-auditor < auditor ~ security-analyst, information-security-manager
  en: IT auditor, information systems auditor, IT audit manager, technology auditor, IT internal auditor, IT audit, information technology auditor, IT compliance analyst, IT audit specialist, IT compliance manager
  de: IT-Auditor, IT-Auditorin, IT-Prüfer, IT-Revisor, IT-Revisorin
  fr: auditeur informatique, auditrice informatique, auditeur SI, auditeur des systèmes d'information
  es: auditor informático, auditora informática, auditor de sistemas, auditor de TI
  ja: システム監査人, IT監査, システム監査
it-trainer ~ it-support
  en: IT trainer, software trainer, computer trainer, ICT trainer, IT instructor, computer instructor, ICT instructor, systems trainer, EHR trainer, IT training specialist, digital skills trainer, digital skills tutor
  de: IT-Trainer, IT-Trainerin, EDV-Trainer, EDV-Dozent, IT-Dozent
  fr: formateur informatique, formatrice informatique, formateur en informatique, formateur bureautique
  es: formador de informática, formador informático, profesor de informática, formador TIC
  ja: ITインストラクター, ITトレーナー, パソコンインストラクター
health-informatics-specialist ~ systems-analyst, data-manager
  en: health informatics specialist, clinical informatics specialist, health informatician, informatics specialist, EHR analyst, epic analyst, clinical systems analyst, PACS administrator, clinical applications analyst, informatics nurse, nursing informatics specialist, clinical systems trainer, health IT specialist, LIMS administrator
  de: Medizininformatiker, Medizininformatikerin, PACS-Administrator, KIS-Administrator
  fr: informaticien médical, informaticien hospitalier
  es: informático médico, especialista en informática médica
  ja: 医療情報技師, 医療情報システム担当
`;
