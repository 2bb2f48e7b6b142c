/*
 * Rules that map job titles to kinds of work, for the judged queries. A recruiter would agree with
 * these rules. They are based on the names of occupations, never on what the search returns.
 */

export interface Work {
  /** Titles that get grade 3: this kind of work, under any name. */
  readonly is: RegExp;
  /** Titles that get grade 2: also right, but with a broader or narrower name. */
  readonly also?: RegExp;
  /** Titles that get grade 1: similar, but not this kind of work. */
  readonly near?: RegExp;
  /** Titles that are never this kind of work, even if they match the rules above. */
  readonly not?: RegExp;
}

/** Kinds of work, by short name. The job titles come from the demo and from real postings. */
export const WORKS = {
  accountant: {
    is: /\baccountant|comptable|buchhalter|contable\b|会計|księgow/i,
    also: /\b(accounts (assistant|payable|receivable)|bookkeep|accounting (manager|specialist|analyst|associate))/i,
    near: /controller|auditor|financial analyst|payroll|\baccounting\b/i,
  },
  bookkeeper: {
    is: /bookkeep|accounts (assistant|payable|receivable)|buchhalter|aide.comptable/i,
    also: /\baccountant|ledger/i,
    near: /payroll|audit/i,
  },
  accountsPayable: {
    is: /accounts payable|kreditorenbuchhalt/i,
    also: /accounts (assistant|receivable|clerk)/i,
    near: /accountant|payroll/i,
  },
  payroll: { is: /payroll|lohnbuchhalt|nómina|paie\b/i, near: /accounts|accountant|reward/i },
  auditor: { is: /\baudit(or)?\b|revisor/i, near: /controller|accountant|compliance/i },
  controller: {
    is: /\b(business|financial|plant|finance) controller|\bcontroller\b(?=.*(finance|plant|business))|contr[oô]leu(r|se) de gestion|controlling/i,
    also: /\bcontroller\b/i,
    near: /accountant|fp&a|planning analyst/i,
  },
  actuary: { is: /actuar(y|ial)|aktuar/i },
  financeChief: {
    is: /chief financial officer|\bcfo\b|finance director|director of finance|finanzvorstand/i,
    near: /financial controller|head of finance|vp.*finance/i,
  },
  financialAnalyst: {
    is: /financial (planning )?analyst|\bfp&a\b|planning analyst|finance analyst/i,
    also: /treasury analyst|credit risk analyst|business controller/i,
    near: /controller|accountant|business analyst/i,
  },
  riskAnalyst: { is: /credit risk|risk analyst/i, near: /compliance|money.laundering|actuar/i },
  aml: {
    is: /anti.money.laundering|\baml\b|financial crime|\bkyc\b/i,
    near: /compliance|fraud/i,
  },
  nurse: {
    is: /\bnurse\b|pflegefach|krankenpfleg|krankenschwester|enfermeir|enfermer[ao]|infirmi[eè]r|看護/i,
    near: /nursing assistant|midwife|care assistant|healthcare assistant/i,
    not: /nursery/i,
  },
  intensiveNurse: {
    is: /(critical|intensive) care nurse|\bicu\b.*nurse|nurse.*\bicu\b/i,
    near: /\bnurse\b/i,
  },
  mentalNurse: { is: /mental health nurse/i, near: /\bnurse\b|counsellor/i },
  careAssistant: {
    is: /(care|healthcare|nursing) assistant|caregiver|carer\b|support worker|pflegehelfer|aide.soignant|auxiliar de enfermer/i,
    near: /\bnurse\b|ward companion/i,
  },
  midwife: { is: /midwi(fe|ves)|hebamme|sage.femme|matrona/i, near: /\bnurse\b/i },
  doctor: {
    is: /physician|\bgp\b|general practitioner|\bdoctor\b|\barzt\b|ärztin|médecin|médic[oa]|医師/i,
    near: /pharmacist|clinical director/i,
    not: /assistant|receptionist/i,
  },
  gp: {
    is: /\bgp\b|general practitioner|family (doctor|physician)/i,
    also: /physician/i,
  },
  pharmacist: { is: /pharmacist|apotheker|pharmacien|farmac[eé]utic|薬剤師/i, near: /pharmacy/i },
  physio: {
    is: /physiotherap|physical therap|kin[eé]sith[eé]rap|fisioterap|理学療法/i,
    near: /occupational therap/i,
  },
  radiographer: { is: /radiograph|radiolog.*technolog|\bmri\b|mtra?\b/i },
  labScientist: {
    is: /(medical laboratory|biomedical) scientist|lab(oratory)? technician/i,
    near: /quality technician|biostat/i,
  },
  teacher: {
    is: /\bteacher|lehrer|lehrkraft|enseignant|professeur|profesor|maestr[oa]\b|教師|教員/i,
    also: /lecturer|\btutor\b/i,
    near: /teaching assistant|educator|professor|learning support/i,
    not: /assistant/i,
  },
  mathsTeacher: {
    is: /(math\w*).*teacher|teacher of math/i,
    near: /teacher|lecturer/i,
    not: /assistant/i,
  },
  primaryTeacher: {
    is: /primary.*teacher|teacher.*primary|elementary.*teacher|grundschul/i,
    near: /teacher|early years/i,
    not: /assistant/i,
  },
  languageTeacher: {
    is: /(language|english|french|german|spanish).*(teacher|tutor)/i,
    near: /teacher/i,
  },
  teachingAssistant: {
    is: /teaching assistant|learning support assistant|classroom assistant/i,
    near: /early years|nursery practitioner|counsellor/i,
  },
  nursery: {
    is: /nursery|early years|kindergarten|erzieher|childcare|preschool/i,
    near: /teaching assistant|primary/i,
  },
  lecturer: {
    is: /lecturer|professor|dozent|university teacher/i,
    near: /teacher|research scientist/i,
  },
  counsellor: { is: /counsel(l)?or\b/i, near: /mental health/i, not: /legal|general|in-house/i },
  eLearning: { is: /e-learning|instructional design/i, near: /training|l&d/i },
  developer: {
    is: /\b(software|backend|back.end|frontend|front.end|full.?stack|web|mobile|android|ios|go|rust|react|c\+\+|c#\/?\.?net|\.net|firmware|java|python|platform|embedded)\b.*(engineer|developer|programmer)|\bdeveloper\b|programmer|programista|entwickler|développeu|desarrollador|開発者|エンジニア.*ソフト|(?<!\w)\.net developer|c#/i,
    also: /test engineer|engineer in test|qa automation|data engineer|ml engineer|machine learning engineer|site reliability|security engineer|analytics engineer/i,
    near: /engineering manager|director of engineering|solutions engineer|technical support/i,
    not: /business development|sales development|e-learning|engineering manager|learning developer|property developer|wind|power|manager|品質/i,
  },
  frontend: {
    is: /front.?end|\breact\b|web developer|typescript|\bui engineer/i,
    near: /full.?stack|product designer|android|\bios\b/i,
    not: /test engineer|qa automation/i,
  },
  react: { is: /\breact\b/i, also: /front.?end/i, near: /full.?stack|typescript/i },
  backend: {
    is: /back.?end/i,
    also: /\bgo engineer|rust (engineer|developer)|\.net|c#|java\b|python|platform engineer/i,
    near: /full.?stack|data engineer/i,
    not: /front.?end/i,
  },
  android: { is: /android/i, near: /\bios\b|mobile/i },
  ios: { is: /\bios\b|swift/i, near: /android|mobile/i },
  mobile: {
    is: /android|\bios\b|mobile.*(engineer|developer)/i,
    near: /front.?end/i,
    not: /product|test/i,
  },
  rust: { is: /\brust\b/i, near: /backend|c\+\+|go engineer/i },
  golang: { is: /\bgo\b.*(engineer|developer)|\(go\)|golang/i, near: /backend/i },
  dotnet: { is: /\.net|c#/i, near: /backend/i },
  cpp: { is: /c\+\+/i, near: /firmware|embedded|rust/i },
  embedded: { is: /embedded|firmware/i, near: /c\+\+/i },
  devops: {
    is: /devops|platform engineer|site reliability|\bsre\b|infrastructure engineer|cloud engineer/i,
    near: /linux systems|backend|systems administrator/i,
  },
  tester: {
    is: /test(er| engineer)|engineer in test|\bqa\b|quality assurance.*(engineer|analyst)/i,
    near: /quality (technician|inspector)/i,
  },
  security: {
    is: /security (engineer|analyst|architect)|cyber/i,
    near: /network engineer|security guard/i,
  },
  electrician: {
    is: /electrician|elektriker|électricien|electricista|電気工/i,
    near: /electrical engineer|wind (service|turbine) technician|maintenance/i,
  },
  electricalEngineer: {
    is: /electrical engineer|power systems engineer|elektroingenieur/i,
    near: /electrician/i,
  },
  windTechnician: {
    is: /wind (service|turbine)|wind technician/i,
    near: /electrician|maintenance/i,
  },
  engineeringManager: {
    is: /engineering manager|director of engineering|head of engineering|vp.*engineering/i,
    near: /lead .*(engineer|developer)/i,
  },
  dataAnalyst: {
    is: /data analyst|datenanalyst|analista de datos|データアナリスト/i,
    also: /analytics|business intelligence|\bbi\b/i,
    near: /data scientist|business analyst|data engineer/i,
  },
  dataScientist: {
    is: /data scien/i,
    also: /(machine learning|\bml\b) engineer|research scientist/i,
    near: /data analyst|biostat|data engineer/i,
  },
  dataEngineer: {
    is: /data (platform )?engineer/i,
    also: /analytics engineer/i,
    near: /data (scientist|analyst)|ml engineer/i,
  },
  mlEngineer: {
    is: /(machine learning|\bml\b|\bai\b) (engineer|scientist)/i,
    also: /data scientist|research scientist/i,
    near: /data engineer/i,
  },
  statistician: { is: /statistic/i, near: /data scientist|data analyst|actuar/i },
  uxDesigner: {
    is: /(product|ux|ui|digital).*designer|service designer/i,
    also: /ux research|user research|visual designer/i,
    near: /graphic|motion/i,
  },
  uxResearcher: { is: /(ux|user|design) researcher/i, near: /service designer|product designer/i },
  graphicDesigner: {
    is: /(graphic|visual|communication) designer|grafik|graphiste|diseñador.*gráfic/i,
    near: /motion|product designer|interior/i,
  },
  designer: {
    is: /designer|diseñador|gestalter|デザイナ/i,
    also: /motion|interior architect/i,
    near: /ux researcher|user researcher/i,
    not: /instructional/i,
  },
  interior: { is: /interior/i, near: /designer|architect/i },
  motion: {
    is: /motion (design|graphic)/i,
    near: /visual|graphic|designer/i,
    not: /motion control/i,
  },
  productManager: {
    is: /product manager|head of product/i,
    also: /product owner|director of product/i,
    near: /product operations|project manager/i,
  },
  productOwner: {
    is: /product owner/i,
    also: /product manager/i,
    near: /product operations|business analyst/i,
  },
  projectManager: {
    is: /(project|programme|program) (manager|coordinator)|projektleit|chef de projet|jefe de proyecto|delivery manager/i,
    near: /site manager|operations manager|product manager/i,
  },
  businessAnalyst: {
    is: /business (data )?analyst|process analyst/i,
    near: /data analyst|product owner|planning analyst/i,
  },
  operationsManager: {
    is: /operations (manager|lead)|head of operations/i,
    near: /branch manager|production supervisor|project manager/i,
  },
  siteManager: {
    is: /site manager|construction manager|bauleiter|chef de chantier/i,
    near: /project manager/i,
  },
  buyer: {
    is: /purchas|procurement|\bbuyer\b|einkäufer|acheteu|comprador|sourcing (manager|specialist)/i,
    near: /supply chain|contracts manager/i,
  },
  healthSafety: { is: /health and safety|\behs\b|\bhse\b/i, near: /quality|site manager/i },
  facilities: { is: /facilit(y|ies)/i, near: /office manager/i },
  agronomist: { is: /agronom|agrarwissen/i, near: /herd/i },
  farmWorker: { is: /\bherd\b|farm (worker|hand|assistant)|dairy/i, near: /agronom/i },
  lawyer: {
    is: /lawyer|counsel\b|attorney|solicitor|barrister|rechtsanw|jurist|avocat|abogad|弁護士/i,
    near: /paralegal|legal assistant|contracts manager|compliance|data protection/i,
    not: /counsell/i,
  },
  paralegal: { is: /paralegal|legal assistant/i, near: /lawyer|counsel\b/i },
  compliance: {
    is: /compliance/i,
    also: /money.laundering|data protection|privacy/i,
    near: /risk|audit|counsel\b/i,
  },
  privacy: { is: /privacy|data protection|datenschutz/i, near: /compliance|counsel\b/i },
  contracts: { is: /contracts? manager/i, near: /procurement|lawyer|counsel\b/i },
  truckDriver: {
    is: /(truck|lorry|hgv|lkw).*(driver|fahrer)|berufskraftfahrer|conducteur.*(routier|poids lourd)|chauffeu(r|se) (routier|poids lourd)|camionero|トラック.*(運転|ドライバー)/i,
    also: /\bdriver\b|courier/i,
    near: /dispatcher|transport planner|reach truck/i,
    not: /reach truck/i,
  },
  driver: {
    is: /\bdriver\b|chauffeur|fahrer|conductor de|courier|ドライバー/i,
    near: /dispatcher|transport planner|reach truck/i,
  },
  courier: { is: /courier|delivery driver/i, also: /\bdriver\b/i },
  warehouse: {
    is: /warehouse (associate|operative|worker|assistant|operator)|lager(ist|mitarbeiter|arbeiter|helfer)|fachkraft für lagerlogistik|order picker|magasinier|préparateur.*commandes|mozo de almacén|倉庫/i,
    also: /reach truck|forklift/i,
    near: /logistics|production|dispatcher/i,
    not: /engineer|developer/i,
  },
  forklift: {
    is: /reach truck|forklift|fork.?lift|stapler/i,
    near: /warehouse|order picker/i,
    not: /developer/i,
  },
  dispatcher: {
    is: /dispatcher|transport planner|disponent/i,
    near: /logistics coordinator|driver/i,
  },
  logistics: {
    is: /logistic/i,
    also: /dispatcher|transport planner|customs|supply chain|warehouse/i,
    near: /driver|procurement/i,
  },
  customs: { is: /customs/i, near: /logistics|export/i, not: /customs?er/i },
  shipOfficer: {
    is: /(chief|second|first|third) officer(?!.*financ)|deck officer|\bmate\b/i,
    not: /financial|executive/i,
  },
  machinist: {
    is: /\bcnc\b|machinist|zerspan|fräser|dreher|tourneur|fraiseur|tornero|fresador|旋盤/i,
    near: /industrial mechanic|maintenance|welder/i,
  },
  welder: { is: /weld|schwei(ß|ss)|soudeu|soldador|溶接/i, near: /fabricat|mechanic/i },
  mechanic: {
    is: /mechanic\b|mechaniker|mécanicien|mecánic/i,
    also: /maintenance (technician|engineer)/i,
    near: /machinist|assembly|quality technician/i,
  },
  maintenance: {
    is: /maintenance (technician|engineer)|instandhalt|maintenance technician/i,
    also: /industrial mechanic/i,
    near: /electrician|wind/i,
  },
  production: {
    is: /production (associate|operative|operator|worker)|assembly (operative|operator|worker)|produktions(helfer|mitarbeiter)|machine operator|ouvri[eè]r|operari[oa]/i,
    also: /shift leader, production|production supervisor|cnc (machinist|turner|milling)/i,
    near: /quality (technician|inspector)|packing/i,
  },
  productionSupervisor: {
    is: /production (supervisor|manager)|shift leader|schichtleit/i,
    near: /production|line manager|operations lead/i,
  },
  quality: {
    is: /quality (inspector|technician|engineer|manager|assurance|control)|qualitäts|品質/i,
    near: /test engineer|manufacturing engineer/i,
  },
  manufacturingEngineer: {
    is: /(manufacturing|process|production) engineer/i,
    near: /maintenance|quality/i,
  },
  carpenter: {
    is: /carpenter|cabinet maker|furniture maker|joiner|schreiner|tischler|zimmer(er|in|mann)|ébéniste|menuisier|carpinter|家具/i,
    near: /assembly/i,
  },
  chef: {
    is: /\bchef\b|\bcook\b|koch|köchin|cuisini|cociner|シェフ|調理|شيف/i,
    near: /\bbaker\b|restaurant/i,
    not: /chef de projet|chef de chantier/i,
  },
  pastryChef: { is: /pastry|pâtissi|konditor|حلويات/i, near: /baker|\bchef\b/i },
  baker: { is: /\bbaker\b|bäcker|boulang|panader/i, near: /pastry/i },
  barista: { is: /barista/i, near: /server|counter|restaurant host/i },
  waiter: {
    is: /\bserver\b|wait(er|ress|ing staff)|kellner|serveu(r|se)|camarer|restaurant host|ウェイ/i,
    near: /barista|bartender|counter/i,
    not: /engineer|developer|sql|administrator/i,
  },
  housekeeping: {
    is: /housekeep|room attendant|chambermaid|zimmermädchen|femme de chambre|limpieza/i,
    near: /cleaner|facilities/i,
  },
  hotelReception: {
    is: /(hotel receptionist|front desk|guest relations|rezeption|موظف استقبال)/i,
    also: /receptionist|front office/i,
    near: /restaurant host|concierge/i,
  },
  receptionist: {
    is: /receptionist|front (desk|office)|rezeption|empfang|réceptionniste|recepcionista|受付|استقبال/i,
    also: /guest relations/i,
    near: /administrative|\boffice\b/i,
  },
  medicalReceptionist: {
    is: /medical receptionist/i,
    also: /receptionist/i,
    near: /practice manager/i,
  },
  events: { is: /\bevents?\b (coordinator|manager|planner)/i, near: /marketing|guest relations/i },
  adminAssistant: {
    is: /(administrative|office|team|personal|executive) assistant|\bsecretary|sekret|assistant to/i,
    also: /administrat(or|ive)|office manager|\bclerk\b/i,
    near: /receptionist|coordinator/i,
    not: /systems|network|sales|legal|teaching|care|nursing|database/i,
  },
  personalAssistant: {
    is: /personal assistant|executive assistant|assistant to/i,
    also: /(administrative|team|office) assistant/i,
    near: /office manager/i,
  },
  officeManager: {
    is: /office manager/i,
    also: /practice manager/i,
    near: /administrat|facilities/i,
  },
  dataEntry: {
    is: /data entry|records clerk/i,
    near: /\bclerk\b|administrat/i,
    not: /systems|network/i,
  },
  sysadmin: {
    is: /(system|systems|linux|windows|network|server|it) administrator|sysadmin|systemadministrat|administrateur.*syst/i,
    also: /network engineer|site reliability|infrastructure engineer/i,
    near: /it support|platform engineer|service desk/i,
  },
  networkEngineer: { is: /network (engineer|administrator)/i, near: /systems administrator/i },
  itSupport: {
    is: /(it|desktop|application|technical) support|service desk|help ?desk|desktop support/i,
    also: /support engineer/i,
    near: /systems administrator|customer support/i,
  },
  sap: { is: /\b(sap|erp)\b/i, near: /application support|business analyst/i },
  customerService: {
    is: /customer (service|support|care|adviser|advisor)|(call|contact) cent(re|er)|kundenservice|kundenbetreu|service client|atención al cliente|カスタマーサポート/i,
    also: /complaints|claims handler/i,
    near: /customer success|technical support|front desk/i,
  },
  customerSuccess: { is: /customer success/i, near: /account manager|customer support/i },
  callCentre: {
    is: /(call|contact) cent(re|er)|telephone/i,
    also: /customer (support|service|adviser)/i,
    near: /complaints/i,
  },
  claims: { is: /claims/i, near: /complaints|actuar|underwrit/i },
  salesAssistant: {
    is: /(retail )?sales (assistant|adviser|advisor|associate)|shop assistant|verkäufer|vendeu(r|se)|conseiller.*vente|dependient|vendedor|販売/i,
    near: /store manager|cashier|counter/i,
  },
  storeManager: {
    is: /(store|shop|branch|retail) manager|filialleit|responsable de magasin/i,
    near: /sales (assistant|adviser)|shop assistant/i,
  },
  salesManager: {
    is: /sales manager|head of sales|vertriebsleit/i,
    also: /account manager|account executive|sales director/i,
    near: /business development|sales (engineer|representative)/i,
  },
  sales: {
    is: /\bsales\b|vertrieb|verkäufer|vendeu(r|se)|ventas|vente|営業/i,
    also: /account (executive|manager)|business development|shop assistant|store manager/i,
    near: /customer success|solutions engineer/i,
  },
  accountManager: {
    is: /account manager/i,
    also: /account executive/i,
    near: /sales manager|customer success/i,
  },
  salesEngineer: {
    is: /(sales|solutions) engineer/i,
    near: /account executive|technical support/i,
  },
  businessDevelopment: {
    is: /(business|sales) development|\b(bdr|sdr)\b/i,
    near: /account executive|sales manager/i,
  },
  marketing: {
    is: /marketing/i,
    also: /social media|\bseo\b|content writer|paid media|community manager|\bpr manager|press officer/i,
    near: /copy editor|events|brand/i,
    not: /engineer/i,
  },
  marketingManager: {
    is: /marketing manager|head of marketing/i,
    also: /marketing/i,
    near: /\bpr manager|social media|seo/i,
    not: /engineer/i,
  },
  seo: {
    is: /\bseo\b|search marketing|search engine/i,
    near: /paid media|content writer|performance/i,
  },
  socialMedia: { is: /social media|community manager/i, near: /content writer|paid media|\bpr\b/i },
  copywriter: {
    is: /(copy|content) ?writer|texter\b|rédacteu|redactor/i,
    also: /copy editor|lektorat/i,
    near: /seo|social media|press officer/i,
  },
  editor: { is: /\beditor\b|lektor/i, near: /content writer|press officer/i },
  pr: {
    is: /\bpr\b|press officer|public relations|communications (manager|officer)/i,
    near: /social media|marketing/i,
  },
  recruiter: {
    is: /recruit|talent acquisition|staffing consultant|headhunter|personalberat|採用/i,
    near: /\bhr\b|people/i,
  },
  hr: {
    is: /\bhr\b|human resources|people (partner|operations)|personal(referent|sachbearbeit|wesen)|ressources humaines|recursos humanos|人事/i,
    also: /compensation and benefits|reward analyst|l&d|training coordinator|recruit|talent acquisition/i,
    near: /payroll|staffing/i,
  },
  hrManager: {
    is: /\bhr (business partner|manager|director)|people partner|head of (hr|people)/i,
    also: /\bhr\b|people operations|l&d manager/i,
    near: /recruit|talent|reward|compensation/i,
  },
  training: {
    is: /training (coordinator|manager)|\bl&d\b|learning and development/i,
    near: /e-learning|instructional/i,
  },
  compensation: { is: /compensation|reward analyst/i, near: /payroll|\bhr\b/i },
  engineer: {
    is: /engineer|ingenieur|ingénieur|ingenier|エンジニア|技師|inżynier/i,
    also: /developer/i,
  },
  signalProcessing: { is: /עיבוד אותות|signal processing/i },
  foodTechnologist: { is: /technolog żywności|food (technolog|scien)/i, near: /quality|baker/i },
  volunteer: { is: /volunteer/i },
} as const satisfies Record<string, Work>;

export type WorkName = keyof typeof WORKS;
