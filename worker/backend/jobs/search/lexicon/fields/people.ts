/**
 * Occupations of the category `people` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const PEOPLE = `
hr ~ hr-administrator, hr-business-partner, recruiter
  en: HR, human resources, HR generalist, HR advisor, HR adviser, HR officer, HR specialist, HR executive, human resources generalist, human resources officer, human resources specialist, people advisor, people adviser, people generalist, personnel officer, HR consultant, people and culture, HR associate, human resources adviser, people team
  de: Personalreferent, Personalreferentin, Personalsachbearbeiter, Personalsachbearbeiterin, Personalfachkraft, Personalfachkaufmann, Personalfachkauffrau, Personalberater, Personaler, Personalerin, Personalwesen, Personaldienstleistungskaufmann, Personalwirt
  fr: ressources humaines, RH, chargé RH, chargée RH, chargé de ressources humaines, chargée de ressources humaines, gestionnaire RH, généraliste RH, gestionnaire du personnel, conseiller en ressources humaines
  es: recursos humanos, RRHH, técnico de recursos humanos, técnica de recursos humanos, técnico de RRHH, generalista de recursos humanos, especialista en recursos humanos, analista de recursos humanos
  ja: 人事, 人事担当, 人事労務, 人事スタッフ, 人事総務
  xx: recursos humanos generalista, risorse umane, personeelszaken, kadry, HR medarbetare, HR adviseur, analista de RH, personalsekreterare, specjalista ds. kadr, HR-konsulent
hr-administrator < hr ~ hr-manager
  en: HR administrator, HR assistant, human resources assistant, human resources administrator, HR coordinator, human resources coordinator, people administrator, people coordinator, people operations coordinator, personnel assistant, HR admin, people assistant, HR clerk, personnel clerk, HR support, people operations associate, people operations administrator
  de: Personalassistent, Personalassistentin, HR Assistentin, Personalassistenz, Personalverwalter, Assistent Personal, Assistentin Personal
  fr: assistant RH, assistante RH, assistant ressources humaines, assistante ressources humaines, assistant de gestion du personnel
  es: asistente de recursos humanos, auxiliar de recursos humanos, administrativo de recursos humanos, administrativo RRHH, asistente de RRHH
  ja: 人事アシスタント, 人事事務, 人事コーディネーター
  xx: assistente de recursos humanos, assistente de RH, HR medewerker, asystent HR, addetto risorse umane, HR assistent
people-operations < hr ~ hr-administrator
  en: people operations, people operations specialist, people operations manager, people ops, HR operations, HR operations specialist, HR shared services, HR operations manager, people operations partner, people operations generalist, HRIS analyst, HRIS specialist, people analytics, HR analyst, people analyst, HR systems analyst, HRIS manager, HR data analyst, people technology analyst
  de: HR Systemspezialist, Personalcontroller, Personalcontrollerin, HR Controller
  fr: chargé SIRH, responsable SIRH, contrôleur de gestion sociale, chargée SIRH, chef de projet SIRH
  es: analista de HRIS, operaciones de recursos humanos, controller de recursos humanos
  ja: ピープルオペレーション, 人事オペレーション, 人事データ分析, 人事企画
hr-business-partner < hr ~ hr-manager
  en: HR business partner, HRBP, people partner, people business partner, human resources business partner, HR partner, talent partner, strategic HR partner
  de: Personalpartner, HR Businesspartner
  fr: partenaire RH, partenaire d'affaires RH, partenaire d'affaires ressources humaines
  es: socio de recursos humanos, socia de recursos humanos, HR business partner de recursos humanos
  ja: HRビジネスパートナー, HRBP 人事, 人事ビジネスパートナー
hr-manager ~ hr, hr-business-partner, hr-director
  en: HR manager, human resources manager, people manager, personnel manager, head of HR, head of people, people and culture manager, HR lead, HR supervisor, people lead, head of human resources, HR team leader
  de: Personalleiter, Personalleiterin, Leiter Personal, Leiterin Personal, Personalmanager, Personalmanagerin, Personalchef, Leitung Personal, Personalleitung, Leiter Personalabteilung
  fr: responsable RH, responsable ressources humaines, responsable des ressources humaines, RRH, responsable du personnel, gestionnaire ressources humaines, chef du personnel
  es: responsable de recursos humanos, gerente de recursos humanos, jefe de recursos humanos, jefa de recursos humanos, responsable de RRHH, gerente de RRHH
  ja: 人事マネージャー, 人事部長, 人事責任者, 人事課長
  xx: gerente de RH, gerente de recursos humanos geral, responsabile risorse umane, kierownik HR, personalchef svensk, HR-chef, hoofd personeelszaken, henkilöstöpäällikkö, personalesjef
hr-director < hr-manager
  en: HR director, chief people officer, chief human resources officer, CHRO, VP people, VP HR, people director, director of human resources, director of HR, director of people, human resources director, VP of people
  de: Personaldirektor, Personaldirektorin, Personalvorstand, Arbeitsdirektor
  fr: directeur des ressources humaines, directrice des ressources humaines, DRH, directeur ressources humaines
  es: director de recursos humanos, directora de recursos humanos, director de RRHH
  ja: 人事本部長, 最高人事責任者, CHRO 人事
recruiter ~ recruitment-consultant, sourcer, recruitment-coordinator
  en: recruiter, talent acquisition specialist, talent acquisition partner, in-house recruiter, recruitment specialist, recruitment officer, talent acquisition, talent acquisition advisor, recruiting specialist, talent scout, corporate recruiter, hiring specialist, recruitment partner, recruitment adviser, recruitment advisor, talent specialist, recruitment executive, business recruiter, GTM recruiter, talent acquisition associate, campus recruiter, internal recruiter, recruiting, university recruiter, executive recruiter, recruitment associate
  de: Recruiterin, Personalreferent Recruiting, Personalbeschaffer, Personalgewinnung, Personalmarketing, Talentmanager
  fr: recruteur, recruteuse, chargé de recrutement, chargée de recrutement, chargé recrutement, spécialiste en acquisition de talents, conseiller en recrutement, chargée recrutement, conseillère en recrutement
  es: reclutador, reclutadora, técnico de selección, técnica de selección, selección de personal, especialista en adquisición de talento, técnico de selección de personal
  ja: 採用担当, リクルーター, 採用スペシャリスト, 中途採用, 新卒採用, 採用人事
  xx: recrutador, recrutadora, selezionatore, selezionatrice, rekruter, rekruterka, recruiterare, rekryterare, rekrutterer, addetto selezione del personale, rekrytoija, rekruttier
technical-recruiter < recruiter ~ sourcer
  en: technical recruiter, IT recruiter, tech recruiter, engineering recruiter, technical talent partner, technology recruiter, technical talent acquisition partner, technical recruiting, software recruiter
  de: IT-Recruiterin, technischer Recruiter
  fr: recruteur IT, chargé de recrutement IT, chargée de recrutement IT
  es: reclutador técnico, reclutador IT, reclutadora IT
  ja: テクニカルリクルーター, エンジニア採用, ITリクルーター
sourcer < recruiter
  en: sourcer, talent sourcer, sourcing recruiter, candidate sourcer, recruitment resourcer, talent sourcing specialist, technical sourcer, contract sourcer, resourcer, recruitment researcher, talent researcher
  fr: chargé de sourcing, chargée de sourcing, sourceur, sourceuse
  es: especialista en sourcing de talento
  ja: ソーサー, 採用リサーチ
recruitment-coordinator ~ recruiter, hr-administrator
  en: recruitment coordinator, recruiting coordinator, recruitment administrator, recruitment assistant, talent coordinator, interview scheduler, talent acquisition coordinator, recruiting assistant, candidate experience specialist, hiring coordinator, interview coordinator, recruiting operations specialist
  de: Recruiting Assistentin, Bewerbermanager, Assistenz Recruiting, Bewerbermanagement
  fr: assistant recrutement, assistante recrutement, assistant de recrutement, assistante de recrutement
  es: coordinador de selección, asistente de selección, coordinadora de selección, auxiliar de selección
  ja: 採用アシスタント, 採用コーディネーター, 採用事務
recruitment-consultant < recruiter ~ staffing-consultant
  en: recruitment consultant, agency recruiter, headhunter, executive search consultant, recruitment agent, permanent consultant recruitment, executive search, executive search associate, recruiting consultant, executive researcher, recruitment account manager
  de: Personalberaterin, Personalvermittler, Personalvermittlerin, Headhunterin, Recruiting Berater, Personalberater Direktsuche
  fr: consultant en recrutement, consultante en recrutement, chasseur de têtes, consultant recrutement, consultante recrutement, chasseuse de têtes
  es: consultor de selección, consultora de selección, cazatalentos, consultor de reclutamiento
  ja: 人材紹介, 人材コンサルタント, ヘッドハンター, リクルーティングアドバイザー, 人材紹介コンサルタント
  xx: consultor de recrutamento, consulente di selezione, wervingsconsulent, konsultant ds. rekrutacji, rekryteringskonsult
staffing-consultant ~ recruitment-consultant, recruiter
  en: staffing consultant, staffing specialist, staffing coordinator, employment consultant, staffing agent, temporary staffing consultant, employment agent, temp consultant, staffing manager, recruitment branch manager, employment agency consultant, workforce coordinator, staffing recruiter, staffing assistant
  de: Personaldisponent, Personaldisponentin, Disponent Zeitarbeit, Personaldienstleister, Disponent Personal
  fr: consultant intérim, chargé d'affaires intérim, chargé de recrutement intérim, chargée d'affaires intérim, attaché d'agence intérim
  es: consultor de ETT, técnico de ETT, gestor de trabajo temporal, consultora de ETT
  ja: 人材派遣, 派遣コーディネーター, 人材派遣コーディネーター
  xx: intercedent, intercedente, uitzendconsulent, bemanningskonsult, konsultchef
recruitment-manager ~ recruiter, hr-manager
  en: recruitment manager, talent acquisition manager, head of talent acquisition, talent manager, recruiting manager, recruitment team leader, head of recruitment, recruiting lead, director of talent acquisition, talent acquisition lead, recruitment lead, head of talent, recruitment director, talent director, talent acquisition director
  de: Leiter Recruiting, Recruitingleiter, Leiterin Recruiting, Teamleiter Recruiting
  fr: responsable recrutement, responsable du recrutement, responsable acquisition de talents
  es: responsable de selección, jefe de selección, gerente de reclutamiento, gerente de selección
  ja: 採用マネージャー, 採用責任者
compensation-analyst ~ payroll-specialist, people-operations
  en: compensation analyst, compensation and benefits analyst, reward analyst, compensation manager, benefits analyst, rewards manager, total rewards manager, benefits administrator, reward partner, compensation specialist, benefits manager, benefits specialist, compensation and benefits manager, benefits coordinator, total rewards analyst, compensation partner, compensation & benefits, comp and ben, job analyst, reward specialist, compensation and benefits specialist, compensation business partner, head of reward, job evaluation analyst
  de: Vergütungsspezialist, Vergütungsmanager, Referent Vergütung, Vergütungsanalyst, Vergütungsmanagerin, Spezialist Vergütung, Referent Compensation & Benefits
  fr: chargé de rémunération, chargée de rémunération, responsable rémunération, responsable rémunération et avantages sociaux, analyste rémunération, chargé de rémunération et avantages sociaux
  es: analista de compensación, técnico de compensación y beneficios, analista de compensaciones, especialista en compensación y beneficios, compensación y beneficios
  ja: 報酬アナリスト, 給与・福利厚生担当, 報酬企画, 福利厚生担当
  xx: analista de remuneração, analista de cargos e salários, specjalista ds. wynagrodzeń, beloningsspecialist
payroll-specialist ~ compensation-analyst, hr-administrator, bookkeeper
  en: payroll advisor
  fr: gestionnaire de paie et administration du personnel, assistante paie
  es: técnico de administración de personal, administración de personal
  ja: 労務担当
  xx: addetto paghe e contributi, loonadministrateur, lønmedarbejder, salarisverwerker, lønnsmedarbeider
learning-and-development-manager ~ corporate-trainer, training-coordinator
  en: learning and development manager, L&D manager, training manager, L&D specialist, learning and development specialist, L&D business partner, head of learning and development, talent development manager, organisational development manager, training and development manager, learning and development officer, learning and development consultant, L&D partner, organizational development consultant, learning manager, L&D advisor, learning and development partner, learning and development advisor, talent development specialist, training and development specialist, talent development partner, head of learning
  de: Leiter Personalentwicklung, Personalentwickler, Personalentwicklerin, Referent Personalentwicklung, Referentin Personalentwicklung, Organisationsentwickler, Trainingsleiter, Trainingsmanager, Schulungsleiter
  fr: responsable formation, chargé de formation, chargée de formation, responsable développement RH, responsable de formation, responsable de la formation, chargé de développement RH
  es: responsable de formación, técnico de formación, gerente de capacitación, jefe de capacitación, especialista en formación y desarrollo, técnica de formación, responsable de formación y desarrollo
  ja: 人材開発, 研修マネージャー, 人材育成, 教育研修, 組織開発
  xx: analista de treinamento e desenvolvimento, opleidingsmanager, responsabile formazione, opleidingsadviseur, specjalista ds. szkoleń
training-coordinator ~ learning-and-development-manager, corporate-trainer
  en: training coordinator, training administrator, training officer, learning coordinator, L&D coordinator, learning and development coordinator, training specialist, training assistant, learning administrator, L&D administrator, training and development coordinator, training support specialist, apprenticeship coordinator, learning and development administrator
  de: Schulungskoordinator, Seminarorganisator, Trainingskoordinator, Schulungskoordinatorin, Weiterbildungskoordinator, Seminarmanager, Trainingskoordinatorin, Ausbildungskoordinator
  fr: assistant formation, assistante formation, coordinateur formation, coordinatrice formation, gestionnaire formation, coordinateur de formation
  es: coordinador de formación, coordinadora de formación, coordinador de capacitación, coordinadora de capacitación, analista de capacitación
  ja: 研修コーディネーター, 研修担当, 研修事務
  xx: coordenador de treinamento, coördinator opleidingen, koordynator szkoleń, utbildningskoordinator
corporate-trainer ~ learning-and-development-manager, vocational-trainer
  en: corporate trainer, training facilitator, technical trainer, trainer facilitator, soft skills trainer, learning facilitator, business coach, executive coach, staff trainer, leadership coach, leadership trainer, life coach, training consultant, learning consultant, agile trainer, workplace trainer, sales enablement trainer
  de: Unternehmenstrainer, Betriebstrainer, Seminarleiter, Business Coachin, Kommunikationstrainer, Trainer Erwachsenenbildung
  fr: formateur en entreprise, formatrice en entreprise, formateur, formatrice, animateur de formation, coach professionnel, consultant formateur
  es: formador de empresa, formador, formadora, capacitador, capacitadora, instructor empresarial, formador interno
  ja: 企業研修講師, 社内トレーナー, 研修講師
  xx: formatore aziendale, formatore, formatrice aziendale, bedrijfstrainer, szkoleniowiec, trener biznesu, instrutor de treinamento
employee-relations ~ hr-business-partner, hr
  en: employee relations specialist, employee relations manager, employee relations advisor, labour relations officer, labor relations manager, employee relations partner, industrial relations manager, ER specialist, employee relations adviser, union representative, labor relations specialist, ER advisor, people relations specialist, employee relations consultant, trade union officer
  de: Referent Arbeitsrecht, Arbeitsbeziehungen, Gewerkschaftssekretär, Gewerkschaftssekretärin, Referent Betriebsrat
  fr: responsable relations sociales, chargé de relations sociales, juriste droit social RH, chargée de relations sociales, responsable des relations sociales, responsable des affaires sociales
  es: relaciones laborales, técnico de relaciones laborales, responsable de relaciones laborales, técnica de relaciones laborales
  ja: 労務管理, 労使関係, 労務, 社会保険労務士, 社労士
employee-experience ~ hr, hr-business-partner
  en: employee experience manager, employee engagement manager, employer branding manager, employer brand specialist, people experience manager, culture manager, employer branding specialist, employee engagement specialist, people experience specialist, chief happiness officer, workplace culture manager, people experience partner, employer brand manager, head of culture
  de: Feelgood Managerin, Feelgoodmanager, Referent Employer Branding, Personalmarketingmanager, Mitarbeiterkommunikation, Referent Personalmarketing
  fr: responsable marque employeur, chargé de marque employeur, responsable QVT, chargée de marque employeur, chargée de communication interne
  es: responsable de employer branding, comunicación interna, responsable de experiencia del empleado, técnico de comunicación interna
  ja: エンプロイヤーブランディング, 採用広報
diversity-manager ~ employee-experience, hr-business-partner
  en: diversity and inclusion manager, DEI manager, equality and diversity officer, D&I manager, diversity manager, EDI manager, equality officer, inclusion manager, equality diversity and inclusion manager, EDI officer, DEI specialist, equal opportunity officer, diversity and inclusion specialist, head of diversity and inclusion
  de: Diversitätsmanager, Gleichstellungsbeauftragte, Diversitätsbeauftragte, Gleichstellungsbeauftragter, Inklusionsbeauftragter
  fr: responsable diversité, chargé de mission diversité, responsable diversité et inclusion, chargé de mission handicap, référent handicap
  es: responsable de diversidad, agente de igualdad, responsable de diversidad e inclusión, técnico de igualdad, técnica de igualdad
  ja: ダイバーシティ推進, ダイバーシティ担当
global-mobility ~ hr
  en: global mobility specialist, global mobility manager, relocation consultant, relocation specialist, mobility consultant, expatriate manager, mobility specialist, immigration manager, relocation coordinator, global mobility consultant, global mobility advisor
  de: Relocation Beraterin, Entsendungsmanager, Referent Global Mobility, Relocation Manager
  fr: responsable mobilité internationale, chargé de mobilité internationale, gestionnaire mobilité internationale, chargée de mobilité internationale, consultant relocation
  es: especialista en movilidad internacional, técnico de movilidad internacional, consultor de movilidad internacional
  ja: 海外人事, グローバルモビリティ
workforce-planning ~ people-operations
  en: workforce planning analyst, workforce planning manager, headcount planner, workforce planning specialist, resource planner, resource manager, resourcing manager, resource coordinator, resourcing coordinator, resourcing specialist, resource planning manager, staff planner, workforce manager, resourcing officer, resourcing advisor, resourcing partner
  de: Personalplaner, Ressourcenplaner, Personalplanerin, Ressourcenmanager
  fr: chargé de GPEC, planificateur des ressources, chargé GPEC, responsable GPEC
  es: planificador de plantilla, planificador de recursos, planificador de turnos
  ja: 要員計画, 人員計画
volunteer-coordinator ~ hr-administrator
  en: volunteer coordinator, volunteer manager, volunteering officer, volunteer recruitment officer, volunteering manager, volunteering coordinator
  de: Freiwilligenkoordinator, Freiwilligenkoordinatorin, Ehrenamtskoordinator, Ehrenamtskoordinatorin
  fr: responsable des bénévoles, coordinateur des bénévoles, coordinatrice des bénévoles
  es: coordinador de voluntariado, coordinadora de voluntariado, coordinador de voluntarios
  ja: ボランティアコーディネーター
`;
