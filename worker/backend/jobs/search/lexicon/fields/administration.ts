/**
 * Occupations of the category `administration` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const ADMINISTRATION = `
receptionist ~ administrative-assistant, switchboard-operator
  en: receptionist, front office assistant, front desk assistant, front desk coordinator, front desk associate, front desk clerk, front desk receptionist, office receptionist, reception assistant, front office executive, reception clerk, front of house receptionist, visitor services assistant
  de: Rezeptionist, Rezeptionistin, Empfangsmitarbeiter, Empfangsmitarbeiterin, Empfangskraft, Empfangssekretärin, Empfangsdame, Mitarbeiter am Empfang, Mitarbeiterin am Empfang
  fr: réceptionniste, agent d'accueil, agente d'accueil, chargé d'accueil, chargée d'accueil, hôtesse d'accueil, hôte d'accueil
  es: recepcionista
  ja: 受付, 受付係, 受付スタッフ, 受付事務
  xx: receptionista, recepcjonista, recepcjonistka, addetto alla reception, addetta alla reception, موظف استقبال, موظفة استقبال
medical-receptionist < receptionist ~ medical-secretary, medical-assistant
  en: medical receptionist, GP receptionist, doctor's receptionist, dental receptionist, clinic receptionist, patient services representative, patient access representative, medical office receptionist, hospital receptionist, veterinary receptionist, patient service coordinator
  de: Arztsekretär, Arztsekretärin, Patientenempfang, Praxismitarbeiterin Empfang
  fr: secrétaire d'accueil médical, réceptionniste médicale, agent d'accueil médical
  es: recepcionista médico, recepcionista médica, recepcionista de clínica
  ja: 医療受付, 病院受付
switchboard-operator ~ receptionist, call-centre-agent
  en: switchboard operator, telephone operator, telephonist, telephone receptionist, PBX operator
  de: Telefonist, Telefonistin, Telefonzentrale
  fr: standardiste, téléphoniste
  es: telefonista, operador de centralita, operadora de centralita
  ja: 電話交換手, 電話オペレーター
administrative-assistant ~ secretary, office-clerk, receptionist, executive-assistant
  en: administrative assistant, admin assistant, administration assistant, office assistant, clerical assistant, office administrator, administrative support, admin support, administrative coordinator, administration officer, administrative officer, admin officer, admin executive, administrative associate, administrative specialist, administrative secretary, business support assistant, business support administrator, office support assistant, office coordinator, admin clerk, administrative business partner
  de: Verwaltungsassistent, Verwaltungsassistentin, Büroassistent, Büroassistentin, Assistenz der Verwaltung, Bürokraft, Bürokräfte, Verwaltungskraft, Kaufmann für Büromanagement, Kauffrau für Büromanagement, Kaufleute für Büromanagement, Bürokaufmann, Bürokauffrau, Büromitarbeiter, Büromitarbeiterin
  fr: assistant administratif, assistante administrative, agent administratif, agente administrative, adjoint administratif, adjointe administrative, employé administratif, employée administrative
  es: asistente administrativo, asistente administrativa, auxiliar administrativo, auxiliar administrativa, ayudante administrativo, administrativo, administrativa
  ja: 事務アシスタント, 事務, 一般事務, 事務員, 事務スタッフ, 営業事務, 事務職
  xx: assistente administrativo, assistente administrativa, assistente amministrativo, administratief medewerker, administratief assistent, pracownik biurowy, auxiliar de escritório, impiegato amministrativo, impiegata amministrativa, kontorsassistent
team-assistant < administrative-assistant ~ secretary, personal-assistant
  en: team assistant, team secretary, team administrator, department assistant, departmental assistant, team PA
  de: Teamassistent, Teamassistentin, Teamassistenz, Teamsekretärin, Abteilungsassistentin, Abteilungsassistenz
  fr: assistante d'équipe, assistant d'équipe, assistante de service
  es: asistente de equipo
office-clerk ~ administrative-assistant, data-entry-clerk, personal-assistant
  en: office clerk, general clerk, clerical officer, clerical worker, clerk typist, general office clerk, filing clerk, file clerk, clerical support, office junior, office worker, back office clerk, back office assistant, back office executive, administrative clerk
  de: Sachbearbeiter, Sachbearbeiterin, Sachbearbeitung, kaufmännischer Mitarbeiter, kaufmännische Mitarbeiterin, kaufmännischer Angestellter, kaufmännische Angestellte, Bürohilfe, Büroangestellte, Büroangestellter
  fr: employé de bureau, employée de bureau, agent de bureau, commis de bureau
  es: oficinista, empleado de oficina, empleada de oficina, auxiliar de oficina
  ja: 一般事務員, 事務補助, 庶務
  xx: impiegato d'ufficio, kontorist, referent administracyjny
secretary ~ administrative-assistant, personal-assistant
  en: secretary, office secretary, department secretary, executive secretary, shorthand secretary, bilingual secretary, correspondence clerk
  de: Sekretär, Sekretärin, Sekretariatskraft, Sekretariat, Fremdsprachensekretärin, Fremdsprachenkorrespondent, Fremdsprachenkorrespondentin, Chefsekretär, Chefsekretärin
  fr: secrétaire, secrétaire bureautique, secrétaire assistante, secrétaire administratif, secrétaire administrative, secrétaire bilingue
  es: secretario, secretaria, secretario administrativo, secretaria administrativa
  ja: 秘書, 秘書業務
  xx: segretario, segretaria, secretaresse, sekretarka, sekreterare, sekretær, sihteeri
medical-secretary < secretary ~ medical-receptionist
  en: medical secretary, clinic secretary, hospital secretary, ward clerk, ward secretary, unit clerk, unit secretary, medical administrator, medical administrative assistant, health unit coordinator, clinic administrator
  de: medizinische Schreibkraft, Stationssekretärin, Stationssekretär, Chefarztsekretärin, Stationsassistent, Stationsassistentin
  fr: secrétaire médical, secrétaire médicale, assistante médico-administrative, assistant médico-administratif
  es: secretario médico, secretaria médica, administrativo sanitario
  ja: 医療事務, 医療秘書, 病棟クラーク
school-secretary < secretary
  en: school secretary, school administrator, school office administrator, school receptionist, school clerk, school office assistant
  de: Schulsekretärin, Schulsekretär
  fr: secrétaire d'école, secrétaire scolaire
  es: secretaria escolar, secretario escolar
  ja: 学校事務
executive-assistant ~ personal-assistant, secretary, administrative-assistant
  en: executive assistant, EA to the CEO, executive PA, executive support assistant, executive coordinator, executive administrative assistant, C-suite assistant, executive business partner, executive administrator, assistant to the CEO
  de: Vorstandsassistent, Vorstandsassistentin, Assistent der Geschäftsführung, Assistentin der Geschäftsführung, Assistenz der Geschäftsführung, Assistenz der Geschäftsleitung, Assistentin der Geschäftsleitung, Vorstandssekretärin, Geschäftsführungsassistent, Geschäftsführungsassistentin, Direktionsassistentin, Direktionsassistent, Vorstandsassistenz
  fr: assistant de direction, assistante de direction, secrétaire de direction, attaché de direction, attachée de direction, adjoint de direction, adjointe de direction
  es: asistente ejecutivo, asistente ejecutiva, secretaria de dirección, secretario de dirección, asistente de dirección, asistente de gerencia
  ja: エグゼクティブアシスタント, 役員秘書, 社長秘書, エグゼクティブ秘書
  xx: assistente executivo, assistente executiva, assistente di direzione, directieassistent, directiesecretaresse, asystentka zarządu, asystent zarządu
personal-assistant ~ executive-assistant, secretary, virtual-assistant
  en: personal assistant, PA, PA to director, personal secretary, private secretary, PA to the managing director, private PA, personal aide, diary manager, lifestyle manager
  de: persönlicher Assistent, persönliche Assistentin, persönlicher Referent, persönliche Referentin, Privatsekretär, Privatsekretärin, persönliche Assistenz
  fr: assistant personnel, assistante personnelle, secrétaire particulier, secrétaire particulière
  es: asistente personal, secretaria personal, secretario personal
  ja: パーソナルアシスタント, 個人秘書
virtual-assistant < administrative-assistant ~ personal-assistant
  en: virtual assistant, remote assistant, virtual administrative assistant, virtual PA, online assistant
  de: virtueller Assistent, virtuelle Assistentin, virtuelle Assistenz
  fr: assistant virtuel, assistante virtuelle
  es: asistente virtual
  ja: オンラインアシスタント, バーチャルアシスタント
chief-of-staff ~ executive-assistant
  en: chief of staff, chief of staff to the CEO, business chief of staff
  de: Stabschef, Stabschefin, Leiter Vorstandsstab, Referent der Geschäftsführung, Referentin der Geschäftsführung
  fr: directeur de cabinet, directrice de cabinet, chef de cabinet
  es: jefe de gabinete, jefa de gabinete
  ja: チーフ・オブ・スタッフ, チーフオブスタッフ
office-manager ~ administrative-assistant, facilities-manager, administration-manager
  en: office manager, office operations manager, workplace manager, workplace coordinator, office supervisor, office services manager, workplace experience manager, workplace experience coordinator, office lead
  de: Büroleiter, Büroleiterin, Officemanager, Officemanagerin, Büroleitung, Büromanager, Büromanagerin
  fr: responsable de bureau, gestionnaire de bureau
  es: jefe de oficina, jefa de oficina, gerente de oficina, responsable de oficina
  ja: オフィスマネージャー, オフィスマネジャー, 総務, 総務担当
administration-manager ~ office-manager
  en: administration manager, administrative manager, admin manager, head of administration, administrative director, director of administration, administrative services manager, administration supervisor, administrative supervisor, business support manager, admin supervisor
  de: Verwaltungsleiter, Verwaltungsleiterin, Leiter Verwaltung, Verwaltungsleitung, Leiterin Verwaltung
  fr: responsable administratif, responsable administrative, directeur administratif, directrice administrative
  es: jefe de administración, jefa de administración, responsable de administración, director administrativo
  ja: 総務部長, 総務マネージャー, 管理部長
practice-manager ~ office-manager, healthcare-manager
  en: practice manager, medical practice manager, dental practice manager, GP practice manager, medical office manager, clinic manager, surgery manager, practice administrator
  de: Praxismanager, Praxismanagerin, Praxisleiter, Praxisleitung, Praxismanagement
  fr: responsable de cabinet médical, gestionnaire de cabinet, gestionnaire de clinique
  es: gerente de clínica, director de clínica, directora de clínica
  ja: クリニックマネージャー, 事務長
data-entry-clerk ~ office-clerk, records-clerk, typist
  en: data entry clerk, data entry operator, data entry, data input clerk, data inputter, data processing clerk, data entry specialist, data entry executive, data capturer, data capture clerk, keyer, keypunch operator, data entry keyer, data processor, data entry assistant
  de: Datenerfasser, Datenerfasserin, Mitarbeiter Datenerfassung, Datenerfassungskraft, Datentypistin, Datenerfassung
  fr: opérateur de saisie, opératrice de saisie, agent de saisie, agente de saisie, saisie de données
  es: grabador de datos, grabadora de datos, capturista de datos, capturista, digitador, digitadora, entrada de datos
  ja: データ入力, データ入力オペレーター, データエントリー
  xx: digitador de dados, addetto al data entry, operador de digitação
records-clerk ~ data-entry-clerk, archivist, document-controller
  en: records clerk, records officer, records assistant, records manager, records technician, records administrator, records management, medical records clerk, medical records technician, health records clerk, health information technician, registry clerk, records specialist, health information clerk, health records officer, records coordinator
  de: Registrator, Registratorin, Registraturkraft, Aktenverwalter, Mitarbeiter Registratur
  fr: gestionnaire de dossiers, agent de gestion des documents, commis aux dossiers, archiviste médical, archiviste médicale
  es: encargado de archivo, auxiliar de archivo, gestor documental, gestora documental
  ja: 文書管理, 記録管理, カルテ管理, 診療情報管理士
archivist ~ librarian, records-clerk
  en: archivist, archives assistant, archives technician, archives officer, digital archivist
  de: Archivar, Archivarin, Archivmitarbeiter
  fr: archiviste, archiviste documentaliste
  es: archivista, archivero, archivera
  ja: アーキビスト
  xx: arquivista, arkivarie, archivaris
document-controller ~ records-clerk
  en: document controller, document control specialist, document control clerk, documentation clerk, document specialist, document coordinator, documentation officer, document control coordinator, document control manager, document management specialist
  de: Dokumentar, Dokumentarin, Dokumentenmanager, Dokumentationsassistent, Dokumentationsassistentin, Dokumentenlenkung
  fr: contrôleur de documents, gestionnaire documentaire, documentaliste, chargé de documentation
  es: controlador de documentos, documentalista, control documental
  ja: ドキュメントコントローラー, ドキュメント管理
mailroom-clerk ~ office-clerk
  en: mailroom clerk, mail room clerk, mailroom assistant, post room assistant, mail clerk, mailroom operative, office messenger, office runner, copy clerk, reprographics assistant, scanning clerk, scanning operator, document scanner
  de: Poststellenmitarbeiter, Poststellenmitarbeiterin, Mitarbeiter Poststelle, Bürobote, Mitarbeiter Scanstelle
  fr: agent de courrier, employé de courrier, vaguemestre
  es: ordenanza, auxiliar de correspondencia
  ja: メール室スタッフ, 郵便物仕分け
typist ~ transcriptionist, secretary, data-entry-clerk
  en: typist, audio typist, copy typist, word processor operator, shorthand typist, word processing operator
  de: Schreibkraft, Phonotypist, Phonotypistin, Stenotypist, Stenotypistin, Schreibkräfte
  fr: dactylo, dactylographe, sténodactylo, audiotypiste, sténographe
  es: mecanógrafo, mecanógrafa, taquígrafo, taquígrafa
  ja: タイピスト, 速記者
transcriptionist ~ typist
  en: transcriptionist, transcriber, medical transcriptionist, transcription, transcript editor, captioner, closed captioner, subtitler
  de: Transkriptionist, Transkriptionistin, Untertitler, Untertitlerin
  fr: transcripteur, transcriptrice, sous-titreur, sous-titreuse
  es: transcriptor, transcriptora, subtitulador, subtituladora
  ja: 文字起こし, テープ起こし, 字幕制作
translator ~ interpreter, proofreader
  en: translator, freelance translator, technical translator, post editor
  de: Übersetzer, Übersetzerin, Fachübersetzer, Fachübersetzerin
  fr: traducteur, traductrice
  es: traductor, traductora
  ja: 翻訳者, 翻訳, 翻訳家
  xx: tradutor, tradutora, traduttore, traduttrice, vertaler, tłumacz, översättare, oversætter, kääntäjä, переводчик
interpreter ~ translator
  en: interpreter, sign language interpreter, simultaneous interpreter, conference interpreter, medical interpreter, BSL interpreter, ASL interpreter, court interpreter, language interpreter
  de: Dolmetscher, Dolmetscherin, Gebärdensprachdolmetscher, Gebärdensprachdolmetscherin
  fr: interprète, interprète de conférence
  ja: 通訳, 通訳者, 手話通訳
  xx: intérprete de conferência, tolk
proofreader ~ translator
  en: proofreader, proof reader, proofreading
  de: Korrektor, Korrektorin, Korrekturleser, Korrekturleserin
  fr: relecteur, relectrice, correcteur, correctrice
  es: corrector de textos, correctora de textos, corrector de estilo
  ja: 校正者, 校正, 校閲
civil-servant ~ policy-officer, planning-officer
  en: civil servant, local government officer, council officer, government clerk, public servant, city clerk, town clerk, parish clerk, municipal clerk, public administrator, county clerk, deputy clerk, democratic services officer, civil service officer
  de: Verwaltungsfachangestellter, Verwaltungsfachangestellte, Verwaltungsangestellter, Verwaltungsangestellte, Verwaltungswirt, Verwaltungswirtin, Verwaltungsfachwirt, Verwaltungsfachwirtin, Beamter, Beamtin, Beamte, Verwaltungsfachkraft
  fr: fonctionnaire, secrétaire de mairie, attaché territorial, attachée territoriale, rédacteur territorial, rédactrice territoriale, agent territorial
  es: funcionario, funcionaria, funcionario público, empleado público
  ja: 公務員, 行政職, 市役所職員, 地方公務員
  xx: urzędnik, ambtenaar, impiegato comunale, tjänsteman
planning-officer ~ permit-officer, civil-servant
  en: planning officer, development control officer, planning enforcement officer, town planning officer, planning policy officer, development management officer
  de: Bauleitplaner
  xx: urbanista miejski
permit-officer ~ planning-officer, civil-servant
  en: permit officer, permitting officer, licence officer, license clerk, permit technician, permit coordinator, permitting specialist, permit specialist, licensing clerk, licensing administrator, environmental health officer, building control officer, building inspector, code enforcement officer
  de: Genehmigungsmanager, Sachbearbeiter Genehmigungen, Genehmigungsplaner
  fr: instructeur des autorisations, chargé d'autorisations, chargée d'autorisations, agent des permis
  es: técnico de licencias, gestor de permisos, gestora de permisos, tramitador de licencias
  ja: 許認可担当, 許認可申請
benefits-caseworker ~ social-worker, civil-servant
  en: benefits officer, benefits assessor, caseworker, case worker, eligibility worker, eligibility specialist, housing officer, housing benefit officer, welfare officer, tenancy officer, eligibility technician, immigration officer, asylum officer
  de: Leistungssachbearbeiter, Leistungssachbearbeiterin, Fallmanager, Fallmanagerin, Leistungsgewährung
  fr: gestionnaire conseil allocataires, chargé d'aide sociale, conseiller en insertion, conseillère en insertion
  es: gestor de prestaciones, técnico de prestaciones
  ja: ケースワーカー
policy-officer ~ civil-servant
  en: policy officer, policy adviser, policy advisor, policy manager, policy researcher, policy associate, legislative assistant, parliamentary assistant, head of policy
  de: Politikberater, Politikberaterin, Referent für Politik, politischer Referent, politische Referentin
  fr: chargé de mission politiques publiques, assistant parlementaire, attaché parlementaire
  es: asesor político, asesora política
  ja: 政策担当, 公共政策, 政策アナリスト, 渉外担当
registrar ~ records-clerk, civil-servant
  en: registrar, academic registrar, registration officer, registration clerk, admissions clerk, deputy registrar, registration coordinator
  de: Standesbeamter, Standesbeamtin, Standesbeamte
  fr: officier d'état civil, officière d'état civil, agent d'état civil
  es: registrador, registradora
  ja: 戸籍係
scheduler ~ administrative-assistant
  en: appointment scheduler, patient scheduler, scheduling coordinator, scheduling clerk, appointment coordinator, booking clerk, booking coordinator, rota coordinator, service scheduler, appointments clerk, scheduling assistant, booking agent, medical scheduler, roster coordinator
  de: Terminkoordinator, Terminkoordinatorin, Terminplaner, Terminplanerin, Dienstplaner, Dienstplanerin
  fr: gestionnaire de planning, chargé de planification, chargée de planification, agent de planification
  es: programador de citas, coordinador de citas, gestor de citas
  ja: 予約受付, シフト管理
grants-officer
  en: grants officer, grants manager, grants administrator, grants coordinator
  de: Fördermittelmanager, Fördermittelberater, Fördermittelreferent
  fr: responsable de subventions, gestionnaire de subventions
  es: gestor de subvenciones, gestora de subvenciones, técnico de subvenciones
  ja: 助成金担当
`;
