/**
 * Occupations of the category `finance` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const FINANCE = `
accountant ~ bookkeeper, accounts-assistant, financial-controller, tax-adviser
  en: accountant, financial accountant, management accountant, chartered accountant, certified public accountant, CPA, general ledger accountant, GL accountant, staff accountant, fund accountant, project accountant, company accountant, accounting specialist, assistant accountant, ACCA, revenue accountant, technical accountant, accounting analyst, accounting associate, group accountant, statutory accountant, assistant management accountant, property accountant, accounting
  de: Buchhalterin, Bilanzbuchhalter, Bilanzbuchhalterin, Finanzbuchhalter, Finanzbuchhalterin, Hauptbuchhalter, Hauptbuchhalterin, Buchhalter, Wirtschaftsprüfungsassistent, Accountantin, Finanzbuchhaltung
  fr: comptable, comptable général, comptable générale, expert-comptable, expert comptable, experte-comptable, comptable unique, collaborateur comptable, collaboratrice comptable, chef comptable, cheffe comptable, comptable confirmé
  es: contador, contadora, contable, contador público, contadora pública, técnico contable, contable general, contador general, experto contable
  ja: 会計士, 経理, 公認会計士, 経理担当, 財務会計, 経理スタッフ, 経理財務
  xx: księgowy, księgowa, główny księgowy, główna księgowa, contabilista, contador geral, ragioniere, ragioniera, contabile, commercialista, redovisningsekonom, redovisningskonsult, regnskapsfører, regnskabsmedarbejder, kirjanpitäjä, účetní, muhasebeci, бухгалтер, רואה חשבון, רואת חשבון, محاسب, محاسبة, 会计, 회계사
bookkeeper ~ accountant, accounts-assistant
  en: bookkeeper, book-keeper, bookkeeping, accounts bookkeeper, full charge bookkeeper, ledger clerk, bookkeeping clerk, sales ledger clerk, purchase ledger clerk, ledger controller
  de: Buchführer, Buchhaltungskraft, Buchführungshelfer, Sachbearbeiter Buchhaltung, Sachbearbeiterin Buchhaltung, Buchhaltungsfachkraft, Debitorenbuchhalter, Debitorenbuchhalterin, Kreditorenbuchhalter, Kreditorenbuchhalterin
  fr: teneur de livres, teneuse de livres, aide-comptable, aide comptable, technicien comptable
  es: auxiliar contable, tenedor de libros, tenedora de libros, asistente contable, auxiliar de contabilidad
  ja: 簿記, 記帳, 記帳代行
  xx: młodszy księgowy, boekhouder, boekhoudster, guarda-livros, auxiliar contábil, assistente contábil, bokförare, bogholder
accounts-assistant ~ bookkeeper, accounts-payable-clerk, accounts-receivable-clerk, accountant
  en: accounts assistant, account assistant, accounting assistant, accounts clerk, accounting clerk, finance assistant, accounts administrator, finance administrator, finance clerk, finance officer, accounts officer, accounting technician, finance coordinator, accounts junior, finance support, accounting coordinator, accounts technician, finance associate
  de: Buchhaltungsassistent, Buchhaltungsassistentin, Finanzassistent, Finanzassistentin, Assistenz Buchhaltung, Mitarbeiter Buchhaltung, Mitarbeiterin Buchhaltung, Mitarbeiter Rechnungswesen, Mitarbeiterin Rechnungswesen, Sachbearbeiter Rechnungswesen
  fr: assistant comptable, assistante comptable, employé comptable, employée comptable, assistant comptabilité, assistant de gestion comptable, gestionnaire comptable
  es: asistente de contabilidad, administrativo contable, administrativa contable, auxiliar administrativo contable, asistente de finanzas
  ja: 経理アシスタント, 経理事務, 経理補助, 会計事務
  xx: asystent księgowości, asystentka księgowości, assistente financeiro, assistente de contabilidade, assistente contabile, impiegato contabile, impiegata contabile, administratief medewerker financiën, ekonomiassistent, økonomimedarbeider, regnskapsmedarbeider
accounts-payable-clerk < accounts-assistant ~ accounts-receivable-clerk, bookkeeper
  en: accounts payable clerk, accounts payable, AP clerk, accounts payable specialist, accounts payable assistant, accounts payable administrator, invoice clerk, invoice processor, purchase ledger, accounts payable analyst, AP specialist, accounts payable associate, accounts payable officer, expenses clerk, invoice controller, accounts payable manager
  de: Kreditorenbuchhaltung, Rechnungsprüfer, Rechnungsprüferin, Sachbearbeiter Kreditoren, Sachbearbeiterin Kreditoren
  fr: comptable fournisseurs, comptable fournisseur, assistant comptable fournisseurs, gestionnaire comptabilité fournisseurs
  es: auxiliar de cuentas por pagar, cuentas por pagar, analista de cuentas por pagar, contable de proveedores
  ja: 買掛金担当, 支払担当, 請求書処理
  xx: specjalista ds. zobowiązań, contas a pagar, analista de contas a pagar, crediteurenadministrateur, leverantörsreskontra
accounts-receivable-clerk < accounts-assistant ~ credit-controller, accounts-payable-clerk
  en: accounts receivable clerk, accounts receivable, AR clerk, accounts receivable specialist, billing clerk, billing specialist, billing administrator, billing coordinator, sales ledger, accounts receivable assistant, AR specialist, billing analyst, invoicing clerk, cash allocator, billing manager, accounts receivable analyst, invoicing specialist
  de: Debitorenbuchhaltung, Fakturist, Fakturistin, Sachbearbeiter Debitoren, Sachbearbeiterin Debitoren, Sachbearbeiter Fakturierung
  fr: comptable clients, comptable client, chargé de facturation, agent de facturation, assistant facturation, gestionnaire facturation, chargée de facturation
  es: auxiliar de facturación, cuentas por cobrar, auxiliar de cuentas por cobrar, analista de cuentas por cobrar, analista de facturación, administrativo de facturación, facturador
  ja: 売掛金担当, 請求担当, 請求事務
  xx: specjalista ds. należności, contas a receber, faturista, analista de faturamento, debiteurenadministrateur, kundreskontra
payroll-administrator ~ accounts-assistant, hr-administrator
  en: payroll administrator, payroll specialist, payroll clerk, payroll officer, payroll assistant, payroll, payroll coordinator, payroll accountant, payroll manager, wages clerk, payroll analyst, payroll executive, payroll controller, payroll technician, payroll supervisor, salary administrator, payroll consultant, payroll lead
  de: Lohnbuchhalter, Lohnbuchhalterin, Gehaltsbuchhalter, Lohn- und Gehaltsbuchhalter, Lohn- und Gehaltsbuchhalterin, Entgeltabrechner, Entgeltabrechnerin, Payroll-Spezialist, Lohnbuchhaltung, Gehaltsabrechner, Personalabrechner, Lohnsachbearbeiter, Lohnsachbearbeiterin, Payroll-Spezialistin, Sachbearbeiter Entgeltabrechnung
  fr: gestionnaire de paie, gestionnaire paie, technicien paie, technicienne paie, responsable paie, comptable paie, assistant paie, technicien de paie
  es: técnico de nóminas, técnica de nóminas, especialista en nóminas, analista de nómina, auxiliar de nómina, administrativo de nóminas, encargado de nóminas, especialista de nómina, gestor de nóminas, nóminas, gestión de nóminas
  ja: 給与計算, 給与担当, 給与計算担当, 給与事務, ペイロール
  xx: specjalista ds. płac, specjalista ds. kadr i płac, specjalistka ds. kadr i płac, analista de folha de pagamento, técnico de processamento salarial, addetto paghe, addetta paghe, consulente del lavoro, salarisadministrateur, lönespecialist, löneadministratör, lönekonsult, lønningsmedarbeider, lønkonsulent, palkanlaskija, mzdová účetní, חשב שכר, חשבת שכר, مسؤول رواتب
auditor ~ internal-auditor, accountant
  en: auditor, external auditor, audit manager, audit associate, audit assistant, audit senior, statutory auditor, financial auditor, audit partner, audit executive, auditing clerk, audit and accounts senior, audit supervisor, audit director, assurance associate, audit
  de: Wirtschaftsprüfer, Wirtschaftsprüferin, Abschlussprüfer, Abschlussprüferin, Prüfungsassistent, Prüfungsleiter, Betriebsprüfer, Betriebsprüferin, Auditorin, Prüfungsassistentin, Prüfungsleiterin
  fr: auditeur, auditrice, auditeur financier, auditrice financière, commissaire aux comptes, responsable audit, auditeur externe, chef de mission audit, manager audit
  es: auditora, auditor externo, auditor financiero, jefe de auditoría, gerente de auditoría, auditor de cuentas, auditora de cuentas
  ja: 監査, 監査マネージャー, 会計監査, 監査法人, 監査スタッフ
  xx: audytor, audytorka, biegły rewident, revisore, revisore legale, registeraccountant, auktoriserad revisor, tilintarkastaja, denetçi, аудитор, מבקר, מבקרת, مدقق حسابات, مراجع حسابات
internal-auditor < auditor ~ compliance-officer, risk-manager
  en: internal auditor, internal audit, internal audit manager, internal control specialist, internal controls analyst, SOX analyst, internal controls manager, internal audit analyst, internal audit associate, head of internal audit, SOX manager, internal control manager, operational auditor, internal controller
  de: interner Revisor, interne Revisorin, Innenrevisor, Innenrevisorin, Revisor, Revisorin, interne Revision, Interner Auditor, Referent interne Revision
  fr: auditeur interne, auditrice interne, contrôleur interne, contrôleuse interne, responsable contrôle interne, responsable audit interne, directeur audit interne
  es: auditor interno, auditora interna, analista de control interno, responsable de control interno, auditoría interna, jefe de control interno
  ja: 内部監査, 内部監査人, 内部監査担当, 内部統制
  xx: audytor wewnętrzny, revisore interno, interne auditor, internrevisor, sisäinen tarkastaja, מבקר פנים, מבקרת פנים, مدقق داخلي
financial-controller ~ business-controller, finance-manager, accountant
  en: financial controller, finance controller, group financial controller, accounting manager, chief accountant, accounting controller, assistant financial controller, comptroller, head of accounting, financial reporting manager, accounting supervisor, group controller, accounting director, director of accounting, technical accounting manager, controllership manager, financial accounting manager, corporate controller, financial reporting accountant
  de: Leiter Rechnungswesen, Leiterin Rechnungswesen, Leiter Buchhaltung, Leiterin Buchhaltung, Leiter Finanzbuchhaltung, Finanzcontroller, Finanzcontrollerin, Leiterin Finanzbuchhaltung, Leitung Rechnungswesen
  fr: responsable comptable, responsable comptabilité, contrôleur financier, contrôleuse financière, responsable administratif et comptable, directeur comptable, directrice comptable
  es: controller financiero, contralor, contralora, controladora financiera, jefe de contabilidad, jefa de contabilidad, contralor financiero, responsable de contabilidad
  ja: 財務コントローラー, 経理部長, 経理マネージャー, 経理課長, フィナンシャルコントローラー
  xx: kontroler finansowy, controller financeiro, controller finanziario, redovisningschef, regnskapssjef, regnskabschef, financieel controller, finanční kontrolor, חשב, חשבת, مراقب مالي
business-controller ~ financial-controller, financial-analyst, cost-accountant
  en: business controller, plant controller, controller, management controller, divisional controller, regional controller, project controller, commercial finance manager, finance business partner, factory controller, operations controller, site controller, finance partner, commercial finance business partner, commercial finance analyst
  de: Controllerin, Business-Controllerin, Werkscontroller, Werkscontrollerin, Projektcontroller, Projektcontrollerin, Unternehmenscontroller, Beteiligungscontroller, Produktionscontroller, Leiter Controlling, Leiterin Controlling, Controlling
  fr: contrôleur de gestion, contrôleuse de gestion, contrôleur de gestion industriel, contrôleuse de gestion industrielle, contrôleur de gestion commercial, responsable contrôle de gestion, contrôle de gestion
  es: controller de gestión, controlador de gestión, control de gestión, controller de planta, controller industrial, analista de control de gestión
  ja: ビジネスコントローラー, 工場経理, 管理会計, コントローラー, プラントコントローラー
  xx: kontroler biznesowy, controller de negócios, controllo di gestione, controller di gestione, addetto al controllo di gestione, verksamhetscontroller, økonomicontroller, ekonomicontroller
cost-accountant < accountant ~ business-controller
  en: cost accountant, cost controller, cost analyst, costing accountant, inventory accountant, product cost accountant, cost accounting manager, costing clerk, cost clerk, manufacturing accountant
  de: Kostenrechner, Kostenrechnerin, Betriebsbuchhalter, Kostencontroller
  fr: contrôleur de coûts, contrôleur des coûts, comptable analytique, analyste des coûts
  es: analista de costos, analista de costes, contador de costos, contable de costes
  ja: 原価計算, 原価管理
financial-analyst ~ business-controller, accountant, investment-analyst
  en: financial analyst, FP&A analyst, FP&A, FP&A manager, financial planning analyst, finance analyst, planning analyst, budget analyst, financial planning and analysis, financial planning and analysis analyst, financial modeller, strategic finance, strategic finance manager, strategic finance analyst, corporate finance analyst, financial planning manager, FP&A specialist, FP&A lead, FP&A director, reporting accountant, finance and strategy analyst, budget officer, budget manager, financial modeler, finance data analyst
  de: Finanzanalyst, Finanzanalystin, Budgetplaner, FP&A-Analyst
  fr: analyste financier, analyste financière, analyste FP&A, analyste budgétaire, responsable budget, contrôleur budgétaire
  es: analista financiero, analista financiera, analista de presupuestos, analista FP&A, analista de planificación financiera, analista de planeación financiera, analista de finanzas
  ja: 財務アナリスト, 財務分析, ファイナンシャルアナリスト, 経営管理, FP&Aアナリスト, 予算管理
  xx: analityk finansowy, analityczka finansowa, analista financeiro, analista de planejamento financeiro, analista finanziario, financieel analist, finansanalytiker, finanssianalyytikko, finanční analytik, finansal analist, финансовый аналитик, כלכלן פיננסי, אנליסט פיננסי, محلل مالي, 财务分析师
finance-manager ~ financial-controller, finance-director, financial-analyst
  en: finance manager, financial manager, finance lead, head of finance, assistant finance manager, finance and administration manager, finance supervisor, finance team leader, corporate finance manager, finance operations manager, finance project manager, group finance manager, finance and operations manager, finance transformation manager
  de: Finanzmanager, Finanzmanagerin, Leiter Finanzen, Leiterin Finanzen, Finanzleiter, Finanzleiterin, kaufmännische Leitung, Leiter Finanz- und Rechnungswesen, Leiter Finanzen und Controlling
  fr: responsable financier, responsable financière, responsable administratif et financier, responsable administrative et financière, RAF, responsable finance
  es: gerente de finanzas, gerente financiero, gerente financiera, jefe de finanzas, responsable financiero, jefe de administración y finanzas, responsable de finanzas, responsable financiera, jefa de finanzas, gerente de administración y finanzas
  ja: 財務マネージャー, ファイナンスマネージャー, 財務担当, 財務
  xx: kierownik finansowy, menedżer finansowy, gerente financeiro, gestor financeiro, responsabile amministrativo, responsabile finanziario, financieel manager, ekonomichef, økonomisjef, økonomichef, talouspäällikkö, finans müdürü, финансовый менеджер, מנהל כספים, מנהלת כספים, مدير مالي
finance-director ~ chief-financial-officer, finance-manager
  en: finance director, director of finance, financial director, FD, VP finance, VP of finance, vice president of finance, group finance director, interim finance director, vice president finance
  de: Finanzdirektor, Finanzdirektorin, Kaufmännischer Geschäftsführer
  fr: directeur financier, directrice financière, directeur administratif et financier, directrice administrative et financière, DAF
  es: director financiero, directora financiera, director de finanzas, directora de finanzas, director administrativo financiero
  ja: 財務部長, ファイナンスディレクター, 財務責任者
  xx: dyrektor finansowy, diretor financeiro, diretora financeira, direttore finanziario, direttore amministrativo, financieel directeur, finansdirektör, talousjohtaja, финансовый директор
chief-financial-officer ~ finance-director
  en: chief financial officer, CFO, chief finance officer, fractional CFO
  de: Finanzvorstand, Finanzvorständin
  fr: directeur général finances
  es: director general de finanzas
  ja: 最高財務責任者
  xx: סמנכל כספים, סמנכלית כספים, المدير المالي
treasury-analyst ~ financial-analyst, treasurer
  en: treasury analyst, treasury specialist, treasury accountant, cash manager, cash management analyst, treasury assistant, treasury associate, treasury officer, cash management specialist, liquidity analyst, treasury, treasury operations analyst, cash analyst, liquidity manager
  de: Treasury-Analystin, Treasury-Spezialist, Treasury-Referent, Cash-Manager, Treasury-Mitarbeiter
  fr: analyste trésorerie, analyste de trésorerie, assistant trésorerie, gestionnaire de trésorerie, assistant trésorier
  es: analista de tesorería, técnico de tesorería, auxiliar de tesorería, administrativo de tesorería
  ja: 資金管理, トレジャリーアナリスト, 資金調達
  xx: analityk ds. skarbu, analista de tesouraria, analista di tesoreria, treasury-analist, likviditetsanalytiker
treasurer < finance-manager ~ treasury-analyst
  en: treasurer, treasury manager, group treasurer, assistant treasurer, head of treasury, corporate treasurer, treasury director
  de: Treasurerin, Treasury-Managerin, Leiter Treasury, Schatzmeister
  fr: trésorier, trésorière, trésorier d'entreprise, responsable trésorerie
  es: tesorero, tesorera, responsable de tesorería, jefe de tesorería
  ja: トレジャラー, 出納
  xx: skarbnik, tesoureiro, tesoureira, tesoriere, penningmeester, kassaförvaltare
credit-analyst ~ risk-analyst, loan-officer, underwriter
  en: credit analyst, credit underwriter, credit officer, credit risk analyst, credit risk manager, credit manager, credit assessor, lending analyst, commercial credit analyst, credit specialist, credit risk specialist, credit research analyst
  de: Kreditanalyst, Kreditanalystin, Kreditrisikoanalyst, Kreditrisikoanalystin, Kreditsachbearbeiter, Kreditsachbearbeiterin, Kreditreferent
  fr: analyste crédit, analyste de crédit, analyste risque de crédit, analyste risque crédit, analyste risques de crédit, gestionnaire de crédit
  es: analista de crédito, analista de riesgo de crédito, analista de créditos, analista de riesgos de crédito, analista de riesgo crediticio
  ja: クレジットアナリスト, 信用リスクアナリスト, 与信審査, 融資審査, 与信管理, 信用リスク
  xx: analityk kredytowy, analityk ryzyka kredytowego, analista de risco de crédito, analista di credito, analista del credito, kredietanalist, kreditanalytiker, kredittanalytiker, kredittrådgiver, luottoanalyytikko, אנליסט אשראי, محلل ائتمان, محلل مخاطر ائتمان
credit-controller ~ accounts-receivable-clerk, debt-collector, credit-analyst
  en: credit controller, credit control, credit control clerk, credit control manager, credit collections specialist, credit and collections specialist, credit control assistant, collections analyst, dunning clerk, credit control team leader, cash collections specialist
  de: Forderungsmanager, Forderungsmanagerin, Mahnwesen, Sachbearbeiter Mahnwesen, Sachbearbeiter Forderungsmanagement, Creditmanager, Forderungsmanagement
  fr: chargé de recouvrement, chargée de recouvrement, gestionnaire recouvrement, credit manageur, agent de recouvrement comptable, responsable recouvrement
  es: gestor de crédito y cobranza, analista de crédito y cobranza, auxiliar de crédito y cobranza, analista de cobranzas
  ja: 債権管理, 債権回収担当, クレジットコントローラー
  xx: specjalista ds. windykacji, creditmanager, kreditkontrollör
risk-analyst ~ credit-analyst, risk-manager, financial-analyst
  en: risk analyst, market risk analyst, operational risk analyst, financial risk analyst, enterprise risk analyst, risk officer, risk specialist, risk modeller, model risk analyst, risk associate, liquidity risk analyst, risk consultant, risk operations analyst, third party risk analyst, risk strategist, risk modeler
  de: Risikoanalyst, Risikoanalystin, Risikocontroller, Risikocontrollerin
  fr: analyste risques, analyste risque, analyste des risques, chargé de risques, analyste risques opérationnels, chargée de risques
  es: analista de riesgos, analista de riesgo, analista de riesgo operacional, analista de riesgos financieros
  ja: リスクアナリスト, リスク管理, リスク管理担当
  xx: analityk ryzyka, analista de riscos, analista de risco, analista del rischio, risicoanalist, riskanalytiker, risikoanalytiker
risk-manager ~ risk-analyst, compliance-manager, internal-auditor
  en: risk manager, enterprise risk manager, operational risk manager, chief risk officer, head of risk, risk director, risk management specialist, market risk manager, financial risk manager, director of risk, business continuity manager, risk and compliance manager, insurance risk manager
  de: Risikomanager, Risikomanagerin, Leiter Risikomanagement, Leiterin Risikomanagement
  fr: responsable des risques, gestionnaire de risques, gestionnaire des risques, responsable risques, directeur des risques, responsable gestion des risques
  es: gestor de riesgos, gerente de riesgos, responsable de riesgos, jefe de riesgos, director de riesgos
  ja: リスクマネージャー, 最高リスク責任者, リスクマネジメント
  xx: menedżer ryzyka, gestor de riscos, gerente de riscos, responsabile rischi, risicomanager, riskchef, risikosjef
actuary ~ statistician, risk-analyst, underwriter
  en: actuary, actuarial analyst, actuarial assistant, actuarial consultant, actuarial associate, pricing actuary, reserving actuary, pensions actuary, reserving analyst, actuarial manager, life actuary, actuarial, actuarial specialist, actuarial scientist
  de: Aktuar, Aktuarin, Versicherungsmathematiker, Versicherungsmathematikerin
  fr: actuaire, chargé d'études actuarielles, chargée d'études actuarielles, analyste actuariel, consultant actuaire
  es: actuario, actuaria, analista actuarial, consultor actuarial
  ja: アクチュアリー, 保険数理士, 保険数理
  xx: aktuariusz, atuário, atuária, attuario, actuaris, aktuarie, vakuutusmatemaatikko, aktüer, актуарий, אקטואר, אקטוארית, اكتواري, خبير اكتواري
tax-adviser ~ accountant, tax-assistant, tax-lawyer
  en: tax adviser, tax advisor, tax consultant, tax accountant, tax manager, tax specialist, tax analyst, tax associate, tax director, head of tax, VAT specialist, VAT accountant, tax senior, corporate tax manager, indirect tax manager, transfer pricing specialist, transfer pricing manager, tax compliance manager, tax operations manager, enrolled agent, tax partner, sales tax analyst, indirect tax analyst, VAT manager, tax
  de: Steuerberater, Steuerberaterin, Steuerreferent, Steuerreferentin, Steuermanager, Steuerexperte, Steuerspezialist, Steuerspezialistin, Leiter Steuern, Leiterin Steuern, Tax-Managerin
  fr: fiscaliste, conseiller fiscal, conseillère fiscale, responsable fiscal, consultant fiscal, responsable fiscalité, juriste fiscaliste, chargé de fiscalité, responsable fiscale
  es: asesor fiscal, asesora fiscal, consultor fiscal, asesor tributario, asesora tributaria, consultor tributario, especialista tributario, analista tributario, analista de impuestos, gestor fiscal, contador tributario, gerente de impuestos
  ja: 税理士, 税務, 税務担当, 税務コンサルタント, 税務スタッフ
  xx: doradca podatkowy, specjalista ds. podatków, consultor tributário, analista fiscal, analista tributário, consulente fiscale, tributarista, belastingadviseur, fiscalist, skatterådgivare, skattekonsult, skatterådgiver, veroasiantuntija, daňový poradce, налоговый консультант, יועץ מס, יועצת מס, مستشار ضرائب
tax-assistant ~ tax-adviser, bookkeeper
  en: tax assistant, tax preparer, tax clerk, tax technician, tax administrator, income tax preparer, tax return preparer, tax inspector, tax officer, revenue officer, tax collector
  de: Steuerfachangestellter, Steuerfachangestellte, Steuerfachwirt, Steuerfachwirtin, Steuerassistent, Steuerassistentin, Finanzbeamter, Finanzbeamtin, Steuerinspektor, Finanzwirt, Diplom-Finanzwirt
  fr: assistant fiscal, assistante fiscale, collaborateur fiscal, inspecteur des impôts, contrôleur des impôts, inspectrice des impôts, contrôleur des finances publiques, inspecteur des finances publiques
  es: asistente de impuestos, asistente fiscal, inspector de hacienda, técnico fiscal, inspector de impuestos, técnico tributario, inspectora de hacienda
  ja: 税理士補助, 会計事務所スタッフ, 税理士アシスタント, 税務職員, 国税専門官
investment-analyst ~ financial-analyst, portfolio-manager, investment-banker
  en: investment analyst, equity analyst, equity research analyst, securities analyst, private equity analyst, private equity associate, fund analyst, investment associate, venture capital analyst, venture capital associate, credit research, ESG analyst, equity researcher, buy side analyst, sell side analyst, sustainable finance analyst, investment manager, real estate analyst, investor, investor relations manager, investor relations, investor relations officer, sustainability reporting analyst
  de: Investmentanalyst, Investmentanalystin, Wertpapieranalyst, Aktienanalyst, Aktienanalystin, Investmentmanager, Investmentmanagerin, Beteiligungsmanager, ESG-Analyst
  fr: analyste investissement, analyste investissements, analyste actions, chargé d'investissement, analyste ESG, chargé d'affaires investissement, directeur d'investissement, chargée d'investissement, responsable relations investisseurs
  es: analista de inversiones, analista de inversión, analista bursátil, analista de renta variable, analista ESG, relación con inversores
  ja: 証券アナリスト, 投資アナリスト, インベストメントアナリスト, 株式アナリスト, IR担当
  xx: analityk inwestycyjny, analista de investimentos, analista de ações, analista di investimento, beleggingsanalist, investeringsanalytiker, aktieanalytiker, aksjeanalytiker
portfolio-manager ~ investment-analyst, trader, wealth-manager
  en: fund manager, asset manager, investment portfolio manager, portfolio manager, hedge fund manager, asset management analyst, portfolio analyst, portfolio management, fund administrator, portfolio administrator, fund administration specialist, investment director, chief investment officer, asset management associate, portfolio associate
  de: Portfoliomanager, Portfoliomanagerin, Fondsmanager, Fondsmanagerin, Vermögensverwalter, Vermögensverwalterin, Portfolio-Managerin
  fr: gestionnaire de portefeuille, gérant de portefeuille, gérante de portefeuille, gérant de fonds, gestionnaire d'actifs, gestionnaire de fonds
  es: gestor de fondos, gestor de carteras, gestora de carteras, gestor de activos, gestor de cartera, administrador de fondos, gestor de inversiones
  ja: ファンドマネージャー, ポートフォリオマネージャー, アセットマネージャー, 資産運用, 運用担当
  xx: zarządzający portfelem, zarządzający funduszem, gestor de portfólio, gestor de investimentos, gestore di portafoglio, gestore di fondi, vermogensbeheerder, fondsbeheerder, fondförvaltare, portföljförvaltare, porteføljeforvalter, salkunhoitaja
wealth-manager < financial-adviser ~ portfolio-manager
  en: wealth manager, private banker, wealth management adviser, wealth management advisor, private client adviser, wealth adviser, wealth advisor, private banking adviser, private wealth manager, wealth planner, paraplanner, wealth management associate, estate planner, wealth management
  de: Vermögensberater, Vermögensberaterin, Private-Banking-Berater, Vermögensbetreuer, Wealth-Managerin
  fr: gestionnaire de patrimoine, conseiller en gestion de patrimoine, conseillère en gestion de patrimoine, banquier privé, banquière privée, conseiller patrimonial
  es: gestor de patrimonio, gestor patrimonial, banquero privado, asesor patrimonial, banquera privada, gestor de banca privada
  ja: ウェルスマネージャー, プライベートバンカー, 資産運用アドバイザー
financial-adviser ~ wealth-manager, insurance-agent, mortgage-adviser, personal-banker
  en: financial adviser, financial advisor, financial planner, financial consultant, independent financial adviser, IFA, certified financial planner, financial planning adviser, retirement planner, investment adviser, investment advisor, pensions adviser, pension adviser, money adviser, debt adviser, certified financial advisor, licensed financial advisor, financial services representative, debt advisor, financial coach, pensions administrator, pension administrator, pensions consultant
  de: Finanzberater, Finanzberaterin, Anlageberater, Anlageberaterin, Finanzplaner, Finanzplanerin, Finanzfachwirt, Wertpapierberater, Schuldnerberater, Schuldnerberaterin, Vorsorgeberater
  fr: conseiller financier, conseillère financière, conseiller en investissements financiers, planificateur financier, planificatrice financière, conseiller en investissement
  es: asesor financiero, asesora financiera, planificador financiero, asesor de inversiones, planificadora financiera, consultor financiero, asesora de inversiones
  ja: ファイナンシャルアドバイザー, ファイナンシャルプランナー, 資産アドバイザー, 金融アドバイザー
  xx: doradca finansowy, doradczyni finansowa, consultor financeiro, assessor de investimentos, consultor de investimentos, consulente finanziario, financieel adviseur, financieel planner, finansiell rådgivare, finansrådgiver, sijoitusneuvoja, finansal danışman, финансовый консультант, יועץ פיננסי, יועצת השקעות, יועץ השקעות, مستشار مالي
mortgage-adviser ~ loan-officer, financial-adviser
  en: mortgage adviser, mortgage advisor, mortgage broker, mortgage consultant, mortgage underwriter, home loan adviser, mortgage specialist, mortgage administrator, mortgage loan originator, mortgage loan officer, mortgage processor, mortgage banker, home loan consultant
  de: Baufinanzierungsberater, Baufinanzierungsberaterin, Immobilienfinanzierer, Hypothekenberater, Baufinanzierungsspezialist, Finanzierungsberater, Finanzierungsberaterin
  fr: courtier en prêt immobilier, courtier en crédit, conseiller en prêt immobilier, courtier en crédit immobilier, courtière en prêt immobilier, conseiller en crédit immobilier
  es: asesor hipotecario, asesora hipotecaria, gestor hipotecario, corredor hipotecario, gestora hipotecaria
  ja: 住宅ローンアドバイザー, 住宅ローン担当, 住宅ローン営業
  xx: doradca kredytowy, doradca hipoteczny, hypotheekadviseur, intermediário de crédito, consulente mutui, bolånerådgivare
loan-officer ~ credit-analyst, mortgage-adviser
  en: loan officer, lending officer, loan processor, loan underwriter, loans officer, lender, loan administrator, lending adviser, loan specialist, commercial lender, loan originator, loan servicing specialist, leasing finance specialist, lending specialist, lending manager, business lender, loan closer, credit adviser
  de: Kreditberater, Kreditberaterin, Kreditbearbeiter, Firmenkundenberater, Firmenkundenberaterin, Kreditspezialist, Kreditspezialistin, Marktfolge Kredit
  fr: chargé de crédit, gestionnaire de prêts, agent de crédit, agent de prêts, chargée de crédit
  es: oficial de crédito, oficial de préstamos, gestor de créditos, asesor de crédito, asesor de créditos, ejecutivo de crédito, ejecutivo de créditos
  ja: 融資担当, ローン担当, 融資係, 法人融資
banker ~ investment-banker, personal-banker, bank-teller, financial-adviser
  en: banker, bank officer, banking associate, bank employee, corporate banker, commercial banker, business banker, business banking manager, corporate banking associate, retail banker, bank clerk, bank manager, banking officer, corporate relationship manager, banking operations specialist, banking consultant
  de: Bankkaufmann, Bankkauffrau, Bankkaufleute, Bankangestellter, Bankangestellte, Banker, Bankerin, Bankberater, Bankberaterin, Bankfachwirt, Bankbetriebswirt, Privatkundenberater, Privatkundenberaterin
  fr: banquier, banquière, chargé de clientèle banque, conseiller bancaire, conseillère bancaire, conseiller clientèle banque, employé de banque, employée de banque, chargé de clientèle particuliers, chargé de clientèle professionnels, conseiller de clientèle bancaire
  es: banquero, banquera, empleado de banca, empleado bancario, gestor de banca, ejecutivo bancario, gestor de banca empresas, gestor bancario
  ja: 銀行員, バンカー, 銀行業務, 銀行営業
  xx: bankowiec, doradca bankowy, bancário, bancária, gerente bancário, bancario, bankier, bankmedewerker, banktjänsteman, pankkitoimihenkilö, bankacı, банкир, בנקאי, בנקאית, مصرفي, موظف بنك
investment-banker ~ investment-analyst, banker, financial-analyst
  en: investment banker, investment banking analyst, investment banking associate, M&A analyst, mergers and acquisitions analyst, M&A manager, M&A associate, corporate finance associate, corporate finance executive, M&A adviser, transaction services analyst, valuation analyst, due diligence analyst, investment banking, corporate finance adviser, business valuer, transaction advisory associate, M&A director, corporate finance, transaction services manager
  de: Investmentbanker, Investmentbankerin, M&A-Analyst, M&A-Berater, Unternehmensbewerter, M&A-Manager, M&A-Managerin
  fr: banquier d'affaires, analyste M&A, analyste fusions-acquisitions, chargé d'affaires M&A, banquier d'investissement, analyste fusions acquisitions, consultant transaction services
  es: banquero de inversión, analista M&A, analista de fusiones y adquisiciones, asesor de fusiones y adquisiciones, analista de banca de inversión, banquera de inversión
  ja: 投資銀行, インベストメントバンカー, M&Aアドバイザー, M&Aコンサルタント, M&A担当
  xx: bankowiec inwestycyjny, banqueiro de investimento, investment-banker, investeringsbankir
trader ~ quantitative-analyst, investment-analyst, stockbroker
  en: trader, equity trader, commodity trader, commodities trader, forex trader, FX trader, energy trader, derivatives trader, options trader, proprietary trader, trading analyst, trading assistant, power trader, crypto trader, currency trader, bond trader, fixed income trader, gas trader, trading operations analyst, futures trader
  de: Wertpapierhändler, Wertpapierhändlerin, Börsenhändler, Energiehändler, Energiehändlerin, Devisenhändler, Stromhändler, Börsenhändlerin, Rohstoffhändler
  fr: opérateur de marché, opératrice de marché, opérateur de marchés, cambiste, négociant en matières premières, opérateur en bourse, négociateur en énergie
  es: operador de bolsa, operadora de bolsa, operador de mercados, operador bursátil, operadora de mercados, agente de bolsa
  ja: トレーダー, 為替ディーラー, 証券トレーダー, 為替トレーダー
stockbroker ~ trader, financial-adviser
  en: stockbroker, stock broker, securities broker, commodities broker, investment broker, financial broker, broker dealer, foreign exchange broker, forex broker, securities trader, securities operations analyst, trade support analyst, settlements analyst, settlements clerk, fund operations analyst, trade settlement analyst, securities operations specialist, investment operations analyst
  de: Börsenmakler, Börsenmaklerin, Wertpapiersachbearbeiter, Wertpapierspezialist, Wertpapiersachbearbeiterin, Aktienhändler
  fr: courtier en bourse, courtière en bourse, agent de change, gestionnaire middle office, gestionnaire back-office titres, gestionnaire back office titres
  es: corredor de bolsa, corredora de bolsa, bróker, operador de valores, comisionista de bolsa
  ja: 証券営業, 株式仲買人, 証券外務員
  xx: makler giełdowy, makler papierów wartościowych, corretor da bolsa, corretor de valores, agente di cambio, effectenmakelaar, börsmäklare, aktiemäklare
insurance-broker ~ insurance-agent, underwriter
  en: insurance broker, commercial insurance broker, insurance account handler, insurance account executive, broking assistant, reinsurance broker, commercial account handler, insurance account manager, insurance administrator, insurance technician, insurance assistant, insurance specialist, reinsurance analyst, insurance clerk
  de: Versicherungsmakler, Versicherungsmaklerin, Versicherungssachbearbeiter, Versicherungssachbearbeiterin, Rückversicherungsmakler
  fr: courtier en assurance, courtière en assurance, courtier en assurances, courtier d'assurance, gestionnaire d'assurance, gestionnaire assurance, gestionnaire de contrats d'assurance, courtière en assurances, gestionnaire en assurances
  es: corredor de seguros, corredora de seguros, bróker de seguros, técnico de seguros, administrativo de seguros, correduría de seguros
  ja: 保険ブローカー, 保険仲立人
  xx: broker ubezpieczeniowy, corretor de seguros, corretora de seguros, broker assicurativo, assurantiemakelaar, försäkringsförmedlare, försäkringsmäklare
underwriter ~ credit-analyst, actuary, insurance-broker
  en: underwriter, insurance underwriter, underwriting assistant, commercial underwriter, life underwriter, underwriting manager, underwriting specialist, property underwriter, motor underwriter, casualty underwriter, underwriting technician, underwriting analyst, underwriting associate, marine underwriter, reinsurance underwriter, underwriting
  de: Underwriterin, Risikoprüfer, Risikoprüferin
  fr: souscripteur, souscriptrice, souscripteur assurance, chargé de souscription, chargée de souscription, souscripteur IARD
  es: suscriptor, suscriptora, suscriptor de seguros, suscriptora de seguros, suscriptor de riesgos, analista de suscripción
  ja: アンダーライター, 保険引受, 引受査定
  xx: subscritor de seguros, subscritor de riscos, assuntore assicurativo, acceptant verzekeringen, חתם, חתמת, مكتتب تأمين
grant-accountant < accountant ~ financial-analyst
  en: grants accountant, charity accountant, grant accountant, non-profit accountant, church treasurer, grants finance officer, grants finance manager
billing-revenue-analyst ~ accountant, financial-analyst, revenue-operations
  en: revenue analyst, revenue accounting manager, revenue accounting analyst, revenue assurance analyst, revenue recognition analyst, revenue recognition accountant, revenue assurance specialist, reconciliation analyst, reconciliations analyst, reconciliation specialist, reconciliation accountant
  de: Umsatzanalyst, Erlösmanager
  fr: analyste des revenus, analyste revenus
  es: analista de ingresos, analista de conciliaciones
  ja: 収益分析
valuer ~ surveyor, estate-agent
  en: valuer, property valuer, appraiser, real estate appraiser, valuation surveyor, property appraiser, asset valuer, jewellery valuer, auctioneer, appraisal analyst, valuation manager, art valuer
  de: Immobiliengutachter, Immobiliengutachterin, Immobilienbewerter, Immobiliensachverständiger, Immobilienbewerterin, Auktionator, Auktionatorin, Wertermittler
  fr: expert immobilier, évaluateur immobilier, évaluateur agréé, commissaire-priseur, commissaire priseur, experte immobilière
  es: tasador, tasadora, tasador inmobiliario, perito tasador, valuador, tasadora inmobiliaria, subastador
  ja: 不動産鑑定士, 鑑定士, 査定員
  xx: rzeczoznawca majątkowy, avaliador de imóveis, perito avaliador, perito immobiliare, taxateur, värderare, fastighetsvärderare, takstmann
`;
