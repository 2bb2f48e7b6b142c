/**
 * Occupations of the category `legal` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const LEGAL = `
lawyer ~ legal-adviser, paralegal
  en: lawyer, attorney, solicitor, attorney at law, associate attorney, commercial lawyer, advocate, associate solicitor, legal associate, trial lawyer, newly qualified solicitor, NQ solicitor, staff attorney, lawyer linguist, private client solicitor, defence lawyer, defense attorney
  de: Rechtsanwalt, Rechtsanwältin, Anwalt, Anwältin, Volljurist, Volljuristin, Fachanwalt, Fachanwältin, Jurist, Juristin, Diplomjurist
  fr: avocat, avocate, avocat collaborateur, avocate collaboratrice, avocat d'affaires, avocat associé
  es: abogado, abogada, licenciado en derecho, letrado, letrada, abogado asociado, abogada asociada, procurador de los tribunales, procurador, procuradora
  ja: 弁護士, 法律家, アソシエイト弁護士
  xx: prawnik, prawniczka, adwokat, adwokatka, radca prawny, advogado, advogada, avvocato, avvocata, advocaat, advokat, asianajaja, lakimies, advokát, právník, ügyvéd, avukat, адвокат, юрист, עורך דין, עורכת דין, محام, محامي, محامية, 律师, 변호사
in-house-counsel < lawyer ~ legal-manager, contracts-manager
  en: in-house counsel, inhouse counsel, in-house lawyer, legal counsel, corporate counsel, counsel, in-house attorney, company lawyer, commercial counsel, product counsel, employment counsel, corporate attorney, in-house solicitor, assistant general counsel, associate general counsel, commercial legal counsel, privacy counsel, senior counsel, regulatory counsel, litigation counsel, deputy general counsel, privacy lawyer
  de: Syndikusrechtsanwalt, Syndikusrechtsanwältin, Syndikus, Unternehmensjurist, Unternehmensjuristin, Syndikusanwalt, Wirtschaftsjurist, Wirtschaftsjuristin, Konzernjurist, Justiziar, Justiziarin, Justitiar
  fr: juriste d'entreprise, juriste, conseiller juridique, conseillère juridique, juriste droit des affaires, juriste contrats, juriste en droit des affaires, juriste corporate
  es: abogado interno, abogada interna, abogado corporativo, abogada corporativa, abogado de empresa, abogada de empresa, abogado in house
  ja: 社内弁護士, 企業内弁護士, 法務, 法務担当, インハウスローヤー, 企業法務, リーガルカウンセル, インハウスカウンセル
  xx: prawnik wewnętrzny, prawnik in-house, advogado interno, advogado corporativo, jurista de empresa, legale interno, giurista d'impresa, bedrijfsjurist, bolagsjurist, företagsjurist, bedriftsjurist, yritysjuristi, יועץ משפטי, יועצת משפטית, مستشار قانوني, 法务
general-counsel < in-house-counsel ~ legal-manager
  en: general counsel, chief legal officer, legal director, head of legal, CLO, director of legal, group general counsel, VP legal, vice president legal, general counsel and company secretary, director of legal affairs, group legal director
  de: Chefjurist, Chefjuristin, Leiter Recht, Leiterin Recht, Leiter Rechtsabteilung, Leiterin Rechtsabteilung, Chefsyndikus
  fr: directeur juridique, directrice juridique, directeur des affaires juridiques, directrice des affaires juridiques
  es: director jurídico, directora jurídica, director legal, directora legal, director de asesoría jurídica
  ja: ジェネラルカウンセル, ゼネラルカウンセル, 最高法務責任者, 法務部長
  xx: dyrektor prawny, dyrektor działu prawnego, diretor jurídico, diretora jurídica, direttore affari legali, direttore legale, chefsjurist, juridisch directeur
legal-manager ~ in-house-counsel, legal-operations
  en: legal manager, legal affairs manager, legal department manager, legal team manager, legal practice manager, law firm manager, legal lead, manager legal affairs
  de: Teamleiter Recht, Teamleiterin Recht, Kanzleimanager, Kanzleimanagerin
  fr: responsable juridique, responsable des affaires juridiques, responsable affaires juridiques
  es: responsable jurídico, gerente legal, jefe de asuntos legales, responsable legal, jefe jurídico, gerente jurídico, responsable jurídica
  ja: 法務マネージャー, 法務課長, リーガルマネージャー
  xx: kierownik działu prawnego, responsabile legale, responsabile affari legali
barrister < lawyer
  en: barrister, trial attorney, king's counsel, queen's counsel, pupil barrister, litigator, litigation attorney, litigation lawyer, litigation solicitor, dispute resolution solicitor, dispute resolution lawyer, litigation associate
  de: Prozessanwalt, Prozessanwältin
  fr: avocat plaidant, avocat en contentieux, avocat contentieux, avocate contentieux, juriste contentieux
  es: abogado litigante, abogado procesalista, abogada litigante, abogado de litigios
  ja: 法廷弁護士, 訴訟弁護士
corporate-lawyer < lawyer ~ in-house-counsel
  en: corporate lawyer, corporate solicitor, business lawyer, commercial solicitor, M&A lawyer, banking lawyer, finance lawyer, commercial attorney, contract lawyer, contracts lawyer, contract attorney, contracts attorney, business attorney, banking and finance solicitor, corporate associate, commercial property solicitor, real estate lawyer, real estate attorney, property solicitor, construction lawyer, property lawyer, insolvency lawyer, technology lawyer, competition lawyer, regulatory lawyer
  de: Wirtschaftsanwalt, Wirtschaftsanwältin, Fachanwalt für Handels- und Gesellschaftsrecht
  fr: avocat en droit des affaires, avocat droit des affaires, avocat fusions-acquisitions, avocat en droit des sociétés, juriste immobilier, juriste droit des sociétés, avocat corporate
  es: abogado mercantil, abogado mercantilista, abogada mercantil, abogada mercantilista, abogado inmobiliario
  ja: 企業法務弁護士
employment-lawyer < lawyer
  en: employment lawyer, employment solicitor, labour lawyer, labor lawyer, employment attorney, labor attorney, labour law specialist, employment law solicitor, employment law adviser
  de: Arbeitsrechtler, Arbeitsrechtlerin, Fachanwalt für Arbeitsrecht, Fachanwältin für Arbeitsrecht
  fr: avocat droit social, juriste droit social, avocat en droit du travail, juriste en droit social, avocat en droit social, juriste social
  es: abogado laboralista, abogada laboralista, abogado laboral, abogada laboral, graduado social
  ja: 労働法弁護士
tax-lawyer < lawyer ~ tax-adviser
  en: tax lawyer, tax attorney, tax solicitor, tax counsel
  de: Fachanwalt für Steuerrecht, Steueranwalt, Steuerjurist
  fr: avocat fiscaliste, avocate fiscaliste
  es: abogado fiscalista, abogado tributarista, abogada fiscalista, abogado tributario, abogada tributarista
  ja: 税務弁護士
criminal-lawyer < lawyer ~ prosecutor
  en: criminal lawyer, criminal defence lawyer, criminal defense lawyer, criminal defense attorney, criminal defence solicitor, criminal solicitor, public defender, duty solicitor, criminal law solicitor
  de: Strafverteidiger, Strafverteidigerin, Fachanwalt für Strafrecht
  fr: avocat pénaliste, avocate pénaliste
  es: abogado penalista, abogada penalista, defensor público, defensora pública, abogado penal
  ja: 刑事弁護士, 国選弁護人
family-lawyer < lawyer ~ mediator
  en: family lawyer, family solicitor, family law solicitor, divorce lawyer, wills and probate solicitor, personal injury solicitor, personal injury lawyer, personal injury attorney, clinical negligence solicitor, family law attorney, divorce attorney, private client lawyer, estate planning attorney, wills and probate
  de: Familienanwalt, Fachanwalt für Familienrecht, Familienrechtler, Fachanwältin für Familienrecht
  fr: avocat droit de la famille, avocat en droit de la famille
  es: abogado de familia, abogada de familia, abogado civilista, abogada civilista
  ja: 離婚弁護士
immigration-lawyer < lawyer
  en: immigration lawyer, immigration solicitor, immigration attorney, immigration adviser, immigration consultant, immigration caseworker, immigration paralegal, immigration specialist, human rights lawyer, asylum lawyer, immigration advisor, global mobility lawyer
  de: Fachanwalt für Migrationsrecht, Migrationsberater, Migrationsberaterin, Asylrechtsanwalt
  fr: avocat droit des étrangers, avocat en droit des étrangers, conseiller en immigration
  es: abogado de extranjería, abogada de extranjería, abogado de inmigración, asesor de inmigración, abogado migratorio
  ja: 入管業務, 行政書士
patent-attorney < lawyer ~ patent-engineer
  en: patent attorney, patent lawyer, IP lawyer, intellectual property lawyer, trademark attorney, trade mark attorney, IP counsel, intellectual property attorney, patent counsel, IP attorney, intellectual property solicitor, patent litigator, IP solicitor, IP manager, intellectual property manager
  de: Patentanwalt, Patentanwältin, Markenanwalt, Patentanwaltskandidat, Patentmanager
  fr: conseil en propriété industrielle, ingénieur brevets, juriste propriété intellectuelle, avocat propriété intellectuelle, mandataire en brevets, ingénieure brevets
  es: abogado de propiedad intelectual, agente de patentes, abogado de patentes, agente de la propiedad industrial, abogada de propiedad intelectual
  ja: 弁理士, 特許弁理士
  xx: rzecznik patentowy, agente de propriedade industrial, consulente in brevetti, octrooigemachtigde, patentombud, patenttiasiamies
patent-engineer ~ patent-attorney, paralegal
  en: patent engineer, patent examiner, patent agent, patent analyst, patent paralegal, IP paralegal, intellectual property paralegal, IP administrator, trademark paralegal, patent searcher, patent administrator, intellectual property specialist, IP specialist, patent secretary, docketing specialist
  de: Patentprüfer, Patentprüferin, Patentingenieur, Patentingenieurin, Patentreferent, Patentanwaltsfachangestellte, Patentanwaltsfachangestellter, Patentsachbearbeiter
  fr: examinateur de brevets, examinatrice de brevets, assistant brevets, assistante brevets
  es: examinador de patentes, técnico de patentes, examinadora de patentes
  ja: 特許技術者, 知的財産, 知財担当, 特許事務, 特許エンジニア, 知財
legal-adviser ~ lawyer, paralegal
  en: legal adviser, legal advisor, legal consultant, legal officer, legal specialist, legal expert, legal executive, welfare rights adviser, chartered legal executive, legal analyst, legal researcher, legal affairs officer, human rights officer, legal affairs specialist, legal scholar
  de: Rechtsberater, Rechtsberaterin, Rechtsreferent, Rechtsreferentin, Referent Recht, Referentin Recht, Rechtspfleger, Rechtspflegerin
  fr: chargé d'affaires juridiques, chargé juridique, chargée juridique, consultant juridique, chargé de mission juridique
  es: asesor jurídico, asesora jurídica, asesor legal, asesora legal, consultor jurídico, técnico jurídico, consultor legal
  ja: 法律顧問, 法務アドバイザー, リーガルアドバイザー
  xx: doradca prawny, specjalista ds. prawnych, assessor jurídico, consulente legale, juridisch adviseur, juridisch medewerker, juridisk rådgivare, juridisk rådgiver
paralegal ~ legal-assistant, legal-secretary, legal-adviser
  en: paralegal, litigation paralegal, corporate paralegal, law clerk, conveyancing paralegal, paralegal assistant, paralegal specialist, solicitor's clerk, legal clerk, commercial paralegal, probate paralegal, legal caseworker, contracts paralegal, litigation executive, fee earner
  de: Rechtsanwaltsfachangestellte, Rechtsanwaltsfachangestellter, Rechtsfachwirt, Rechtsfachwirtin, juristischer Mitarbeiter, juristische Mitarbeiterin, Notarfachangestellte, Notarfachangestellter, ReFa, Rechtsanwalts- und Notarfachangestellte
  fr: clerc, clerc de notaire, parajuriste, technicien juridique, clerc d'avocat, notaire assistant
  es: asistente jurídico, asistente legal, técnico legal, oficial de notaría
  ja: パラリーガル, 法律事務職員
  xx: asystent prawnika, asystentka prawnika, assistente legale, paralegale, juridisch assistent, biträdande jurist, פרליגל, مساعد قانوني
legal-assistant < paralegal ~ legal-secretary, administrative-assistant
  en: legal assistant, legal administrator, legal support assistant, legal administrative assistant, legal support officer, legal admin, law firm assistant, legal case administrator, legal cashier, legal office assistant, attorney assistant, legal coordinator, legal support specialist, legal document specialist
  de: Assistenz Rechtsabteilung, Rechtsanwaltsassistent, Rechtsanwaltsassistentin, Kanzleiassistent, Kanzleiassistentin, Kanzleimitarbeiter, Kanzleimitarbeiterin
  fr: assistant juridique, assistante juridique, assistant d'avocat, assistante d'avocat
  es: auxiliar jurídico, auxiliar jurídica, auxiliar legal, administrativo jurídico, asistente de abogado, asistente jurídica
  ja: 法律事務, リーガルアシスタント, 法務アシスタント, 法律事務所事務
  xx: assistente jurídico, assistente jurídica, juridisk assistent
legal-secretary < legal-assistant ~ secretary
  en: legal secretary, law secretary, legal PA, litigation secretary, legal personal assistant, conveyancing secretary, legal typist, legal audio typist, legal executive assistant, judicial assistant
  de: Rechtsanwaltssekretärin, Anwaltssekretärin, Rechtsanwaltssekretär, Kanzleisekretärin, Anwaltsgehilfin, Rechtsanwaltsgehilfin
  fr: secrétaire juridique, secrétaire d'avocat, secrétaire notarial, secrétaire notariale
  es: secretario jurídico, secretaria jurídica, secretaria legal, secretario legal
  ja: 弁護士秘書, 法律秘書, 法律事務所秘書
trainee-solicitor ~ lawyer, paralegal
  en: trainee solicitor, trainee lawyer, articled clerk, summer associate, law student, legal trainee, solicitor apprentice, training contract, pupillage, law graduate, judicial clerk, articling student
  de: Rechtsreferendar, Rechtsreferendarin, Rechtsreferendariat, Rechtspraktikant
  fr: élève avocat, avocat stagiaire, stagiaire juriste, élève-avocat, alternant juriste, juriste stagiaire
  es: pasante jurídico, becario jurídico, abogado en prácticas
  ja: 司法修習生
  xx: aplikant, aplikant adwokacki, aplikant radcowski, estagiário de direito, estagiário jurídico, praticante avvocato, advocaat-stagiair, advokatfullmektig, מתמחה במשפטים, מתמחה משפטי
compliance-officer ~ compliance-manager, aml-analyst, data-protection-officer, regulatory-affairs-specialist
  en: compliance officer, compliance specialist, compliance analyst, compliance associate, compliance adviser, compliance advisor, compliance executive, compliance assistant, compliance coordinator, compliance administrator, regulatory compliance officer, regulatory compliance specialist, compliance consultant, compliance auditor, compliance monitoring officer, regulatory analyst, ethics officer, ethics and compliance officer, trade compliance specialist, trade compliance analyst, compliance, compliance counsel, compliance lawyer, compliance technician, compliance inspector
  de: Compliance-Beauftragter, Compliance-Beauftragte, Compliance-Referent, Compliance-Referentin, Compliance-Spezialist, Compliance-Berater, Compliance-Mitarbeiter
  fr: chargé de conformité, chargée de conformité, analyste conformité, juriste conformité, agent de conformité, chargé de la conformité, responsable déontologie, juriste compliance, spécialiste conformité, chargé de compliance
  es: oficial de cumplimiento, analista de cumplimiento, especialista en cumplimiento, técnico de cumplimiento normativo, responsable de cumplimiento normativo, técnico de compliance, oficial de cumplimiento normativo, abogado compliance, especialista de cumplimiento
  ja: コンプライアンス, コンプライアンス担当, コンプライアンスオフィサー, 法令遵守
  xx: specjalista ds. compliance, specjalista ds. zgodności, analista de compliance, analista de conformidade, addetto compliance, addetto alla compliance, compliance medewerker, compliance-ansvarig, complianceansvarig, etterlevelsesansvarlig, קצין ציות, קצינת ציות, مسؤول امتثال, مسؤول الامتثال
compliance-manager < compliance-officer ~ risk-manager
  en: compliance manager, head of compliance, chief compliance officer, compliance director, regulatory compliance manager, compliance lead, director of compliance, VP compliance, ethics and compliance manager, compliance program manager, trade compliance manager, chief ethics and compliance officer
  de: Compliance-Managerin, Leiter Compliance, Leiterin Compliance, Chief-Compliance-Officer
  fr: responsable conformité, responsable de la conformité, directeur conformité, directrice conformité, directeur de la conformité, responsable compliance
  es: responsable de cumplimiento, gerente de cumplimiento, director de cumplimiento, responsable de compliance, directora de cumplimiento, jefe de cumplimiento
  ja: コンプライアンスマネージャー, コンプライアンス責任者, 最高コンプライアンス責任者
  xx: menedżer ds. compliance, kierownik ds. compliance, gerente de compliance, responsabile compliance, compliancechef
aml-analyst ~ compliance-officer, fraud-analyst
  en: AML analyst, anti-money laundering analyst, anti-money laundering officer, KYC analyst, AML officer, MLRO, money laundering reporting officer, anti-money laundering specialist, financial crime analyst, financial crime officer, financial crime investigator, AML specialist, KYC specialist, AML compliance officer, customer due diligence analyst, CDD analyst, sanctions analyst, transaction monitoring analyst, financial crime manager, AML investigator, AML, KYC officer, BSA officer, KYC associate, client onboarding analyst, AML manager, due diligence specialist, anti-money laundering
  de: Geldwäschebeauftragter, Geldwäschebeauftragte, Geldwäscheprävention, KYC-Analystin, AML-Analystin, Referent Geldwäscheprävention, Spezialist Geldwäscheprävention, AML-Spezialist, KYC-Spezialist
  fr: analyste LCB-FT, analyste KYC, chargé de conformité LCB-FT, analyste lutte anti-blanchiment, chargé de lutte anti-blanchiment, analyste sécurité financière, analyste LAB
  es: analista AML, analista de prevención de blanqueo de capitales, analista KYC, analista PLD, especialista en prevención de blanqueo, analista de prevención de lavado de dinero, analista PBC
  ja: AMLアナリスト, マネーロンダリング対策, アンチマネーロンダリング, AML担当, KYC担当, マネロン対策
  xx: analityk AML, specjalista ds. AML, analista de prevenção à lavagem de dinheiro, analista antiriciclaggio, WWFT-specialist, penningtvättsspecialist, AML-spesialist
data-protection-officer ~ privacy-manager, compliance-officer
  en: data protection officer, DPO, data protection specialist, data protection manager, data protection adviser, data protection coordinator, data protection consultant, privacy officer, GDPR officer, information governance officer, chief privacy officer, information governance manager, data protection lawyer, data privacy officer, freedom of information officer, data protection advisor, GDPR consultant, information rights officer
  de: Datenschutzbeauftragter, Datenschutzbeauftragte, Datenschutzmanager, Datenschutzmanagerin, Datenschutzberater, Datenschutzjurist, Datenschutzkoordinator, Datenschutzreferent, Datenschutzberaterin, Datenschutzexperte
  fr: délégué à la protection des données, déléguée à la protection des données, juriste protection des données, délégué protection des données, juriste RGPD, consultant RGPD, juriste données personnelles, référent RGPD
  es: delegado de protección de datos, delegada de protección de datos, consultor de protección de datos, técnico de protección de datos, responsable de protección de datos, abogado de protección de datos, consultor RGPD, oficial de protección de datos
  ja: データ保護責任者, データ保護オフィサー, 個人情報保護管理者
  xx: inspektor ochrony danych, specjalista ds. ochrony danych, encarregado de proteção de dados, encarregado de dados, responsabile della protezione dei dati, responsabile protezione dati, functionaris gegevensbescherming, dataskyddsombud, personvernombud, databeskyttelsesrådgiver, tietosuojavastaava, pověřenec pro ochranu osobních údajů, מנהל הגנת פרטיות, مسؤول حماية البيانات
privacy-manager ~ data-protection-officer, compliance-manager, in-house-counsel
  en: privacy manager, privacy analyst, privacy specialist, privacy program manager, privacy lead, privacy consultant, privacy engineer, head of privacy, data privacy manager, data privacy specialist, data privacy analyst, privacy director, privacy associate, privacy programme manager, data privacy consultant
  de: Privacy-Managerin, Leiter Datenschutz, Leiterin Datenschutz
  fr: responsable protection des données, responsable de la protection des données, responsable vie privée, responsable confidentialité
  es: responsable de privacidad, gerente de privacidad, especialista en privacidad, especialista de privacidad
  ja: プライバシーマネージャー, 個人情報保護担当, プライバシー担当
contracts-manager ~ tender-manager, in-house-counsel, buyer
  en: contracts manager, contract manager, contract administrator, contracts administrator, contract specialist, contracts specialist, contracts officer, contract officer, contracts negotiator, contract negotiator, contracts director, contract analyst, contracts analyst, contract coordinator, contracts coordinator, commercial contracts manager, contracts counsel, contract management specialist, contracts associate, commercial contracts specialist, contract management, subcontracts manager, contracts engineer, head of contracts
  de: Vertragsmanager, Vertragsmanagerin, Vertragsreferent, Vertragsjurist, Contract-Managerin, Vertragssachbearbeiter, Vertragsmanagement, Vertragsjuristin
  fr: responsable contrats, gestionnaire de contrats, chargé de contrats, chargée de contrats, gestionnaire contrats, administrateur de contrats, responsable des contrats
  es: gestor de contratos, gestora de contratos, administrador de contratos, responsable de contratos, analista de contratos, gerente de contratos, administradora de contratos, técnico de contratación
  ja: 契約マネージャー, 契約管理, 契約担当, コントラクトマネージャー, 契約法務
  xx: kierownik kontraktu, specjalista ds. umów, specjalista ds. kontraktów, responsabile contratti, contractmanager, contractbeheerder, avtalsansvarig, kontraktschef, kontraktsansvarlig, avtalscontroller
tender-manager ~ contracts-manager, bid-manager, buyer
  en: tender manager, tender and contracts manager, tender specialist, tender coordinator, tendering manager, tender officer, tender executive, public tender specialist, tenders manager, tender engineer, tender administrator, tendering specialist, tender writer, tenders specialist
  de: Ausschreibungsmanager, Ausschreibungsmanagerin, Tendermanager, Tendermanagerin, Vergabemanager, Sachbearbeiter Vergabe, Vergabejurist, Tender-Managerin, Sachbearbeiterin Vergabe, Vergabereferent
  fr: responsable marchés publics, chargé de marchés publics, gestionnaire de marchés publics, juriste marchés publics, chargée de marchés publics, acheteur public, gestionnaire marchés publics
  es: responsable de licitaciones, gestor de licitaciones, técnico de licitaciones, especialista en licitaciones, analista de licitaciones, técnica de licitaciones, ejecutivo de licitaciones, responsable de concursos públicos
  ja: 入札担当, 公共調達, 入札業務
  xx: specjalista ds. przetargów, specjalista ds. zamówień publicznych, analista de licitações, gestor de licitações, specialista gare, responsabile ufficio gare, ufficio gare, tendermanager, anbudsansvarig, anbudschef
notary ~ lawyer, conveyancer
  en: notary, notary public, civil law notary, loan signing agent, mobile notary, notarial clerk, commissioner for oaths, notary signing agent
  de: Notar, Notarin, Notarassessor, Notarassessorin
  fr: notaire
  es: notario, notaria, escribano público, notario público, escribana pública
  ja: 公証人
  xx: notariusz, notário, notária, notaio, notaris, kandidaat-notaris, notarius publicus, notář, noter, нотариус, נוטריון, كاتب عدل
conveyancer ~ lawyer, paralegal, notary
  en: conveyancer, licensed conveyancer, conveyancing solicitor, residential conveyancer, conveyancing assistant, conveyancing executive, property conveyancer, conveyancing lawyer, title examiner, escrow officer, closing coordinator, title officer, conveyancing fee earner, conveyancing, title agent, title searcher, escrow assistant, land registry officer, residential property solicitor
  fr: rédacteur d'actes, négociateur notarial, formaliste notarial, formaliste, rédactrice d'actes
  ja: 司法書士, 登記事務
judge ~ lawyer, prosecutor
  en: judge, magistrate, arbitrator, tribunal judge, adjudicator, ombudsman, justice of the peace, hearing officer, administrative law judge, district judge, coroner
  de: Richter, Richterin, Verwaltungsrichter, Amtsrichter
  fr: juge, magistrat, magistrate
  es: juez, jueza, magistrado, magistrada
  ja: 裁判官, 仲裁人, 判事
  xx: sędzia, juiz, juíza, giudice, magistrato, rechter, domare, dommer, tuomari, soudce, hâkim, судья, שופט, שופטת, قاض
prosecutor < lawyer ~ criminal-lawyer, judge
  en: prosecutor, public prosecutor, crown prosecutor, district attorney, assistant district attorney, prosecuting attorney, state attorney, deputy district attorney, county attorney, city attorney, procurator fiscal, assistant attorney general
  de: Staatsanwalt, Staatsanwältin, Amtsanwalt, Amtsanwältin
  fr: procureur, procureure, substitut du procureur, procureur de la république
  es: fiscal adjunto, agente del ministerio público, fiscal auxiliar
  ja: 検察官, 検事
  xx: prokurator, promotor de justiça, promotora de justiça, pubblico ministero, officier van justitie, åklagare, syyttäjä, savcı, прокурор, תובע, פרקליט, פרקליטה, وكيل نيابة
court-clerk ~ judge, paralegal
  en: court clerk, clerk of court, court usher, court reporter, court officer, court administrator, legal stenographer, court administrative officer, court assistant, stenographer, tribunal clerk, court associate, judicial officer, court legal adviser, court services officer
  de: Justizfachangestellter, Justizfachangestellte, Justizsekretär, Gerichtsschreiber, Gerichtsschreiberin, Justizwachtmeister, Justizfachwirt, Justizfachwirtin, Justizbeamter, Justizsekretärin
  fr: greffier, greffière, greffier judiciaire, secrétaire greffier, greffière judiciaire, adjoint administratif judiciaire
  es: secretario judicial, secretaria judicial, letrado de la administración de justicia, auxilio judicial, tramitador procesal, auxiliar judicial, oficial judicial
  ja: 裁判所書記官, 裁判所事務官, 速記官
bailiff ~ court-clerk, debt-collector
  en: bailiff, enforcement agent, sheriff officer, process server, court bailiff, civil enforcement agent, enforcement officer, sheriff's officer, court enforcement officer, legal process server
  de: Gerichtsvollzieher, Gerichtsvollzieherin, Vollstreckungsbeamter, Vollziehungsbeamter, Obergerichtsvollzieher
  fr: huissier, huissier de justice, commissaire de justice, huissière de justice, clerc de commissaire de justice, clerc d'huissier
  es: agente judicial, alguacil, actuario judicial, notificador judicial
  ja: 執行官
  xx: komornik, komornik sądowy, oficial de justiça, agente de execução, ufficiale giudiziario, gerechtsdeurwaarder, deurwaarder, kronofogde, ulosottomies, icra memuru
mediator ~ lawyer, judge
  en: mediator, legal mediator, dispute resolution officer, conciliator, family mediator, dispute resolution specialist, ombudsman investigator, dispute resolution adviser, workplace mediator, mediation specialist, conflict mediator
  de: Mediatorin, Schlichter, Schlichterin, Streitschlichter, Wirtschaftsmediator
  fr: médiateur juridique, médiateur familial, médiatrice familiale, conciliateur de justice, médiateur professionnel
  es: mediador, mediadora, mediador familiar, conciliador, conciliadora, mediadora familiar
  ja: 調停人, 調停委員, メディエーター
company-secretary ~ in-house-counsel, compliance-officer
  en: company secretary, corporate secretary, assistant company secretary, corporate governance officer, governance officer, governance manager, board secretary, company secretarial assistant, chartered secretary, corporate secretariat, company secretarial administrator, deputy company secretary, clerk to the governors, governance professional, corporate governance specialist, corporate governance manager
  de: Gesellschaftssekretär, Gremienreferent, Gremienreferentin, Referent Corporate Governance
  fr: secrétaire général, secrétaire générale, secrétaire corporatif, secrétaire corporative, secrétaire du conseil
  es: secretario del consejo, secretaria del consejo, secretario corporativo, responsable de gobierno corporativo
  ja: コーポレートセクレタリー, 株主総会担当, コーポレートガバナンス
legal-operations ~ legal-manager, paralegal
  en: legal operations manager, legal operations specialist, legal operations, legal ops manager, legal engineer, legal technologist, legal project manager, e-discovery specialist, ediscovery analyst, legal operations analyst, legal tech consultant, e-discovery project manager, legal technology specialist, legal engineering manager, knowledge lawyer, legal ops, document reviewer, document review attorney, legal innovation manager, legal data analyst, law librarian, legal solutions architect
  de: Legal-Operations-Manager, Legal-Engineer, Legal-Tech-Manager, Legal-Tech-Berater
  fr: responsable legal operations, juriste legaltech, responsable legal ops
  es: responsable de operaciones legales, especialista en tecnología legal, operaciones legales
  ja: リーガルオペレーション, リーガルエンジニア, リーガルテック
regulatory-affairs-specialist ~ compliance-officer
  en: regulatory affairs specialist, regulatory affairs manager, regulatory affairs associate, regulatory affairs officer, regulatory affairs, regulatory specialist, regulatory manager, regulatory affairs consultant, product compliance manager, product compliance specialist, regulatory affairs director, regulatory affairs executive, regulatory officer, head of regulatory affairs, product compliance engineer, regulatory affairs coordinator, regulatory consultant, regulatory affairs project manager, product safety specialist, regulatory affairs analyst
  de: Zulassungsmanager, Zulassungsmanagerin, Regulatory-Affairs-Manager, Regulatory-Affairs-Managerin, Zulassungsspezialist, Referent Zulassung, Referentin Zulassung, Produktkonformität, Regulatory-Affairs-Spezialist
  fr: chargé d'affaires réglementaires, chargée d'affaires réglementaires, responsable affaires réglementaires, affaires réglementaires, pharmacien affaires réglementaires, chargé affaires réglementaires, responsable des affaires réglementaires, chargée affaires réglementaires
  es: técnico de asuntos regulatorios, especialista en asuntos regulatorios, responsable de asuntos regulatorios, asuntos regulatorios, técnico de registros, analista de asuntos regulatorios, especialista de asuntos regulatorios
  ja: 薬事, 薬事申請, 薬事担当, レギュラトリーアフェアーズ
  xx: specjalista ds. rejestracji, analista de assuntos regulatórios, técnico de assuntos regulamentares, specialista affari regolatori, addetto affari regolatori
export-control-specialist ~ compliance-officer, customs-declarant
  en: export control specialist, export compliance specialist, export control manager, export control officer, export compliance manager, export compliance officer, export controls analyst, sanctions specialist, sanctions officer, export control analyst, export control, sanctions manager, export compliance analyst, export controls manager
  de: Exportkontrollbeauftragter, Exportkontrollbeauftragte, Exportkontrolle, Referent Exportkontrolle, Ausfuhrbeauftragter, Sachbearbeiter Exportkontrolle, Exportkontrollmanager, Spezialist Exportkontrolle
  fr: responsable contrôle export, chargé de contrôle export, responsable contrôle des exportations
  es: especialista en control de exportaciones, responsable de control de exportaciones
  ja: 輸出管理, 安全保障貿易管理, 輸出管理担当
investigator-legal ~ fraud-analyst, compliance-officer
  en: private investigator, legal investigator, private detective, corporate investigator, compliance investigator, licensing officer, trading standards officer, investigations manager, workplace investigator, investigation officer, licensing manager, investigations analyst, licensing specialist, ethics investigator, due diligence investigator, investigations specialist, consumer protection officer, insurance investigator
  de: Privatdetektiv, Privatdetektivin, Detektiv, Detektivin, Ermittler, Ermittlerin, Wirtschaftsdetektiv
  fr: détective privé, agent de recherches privées, enquêteur privé, détective privée, enquêtrice privée
  es: detective privado, investigador privado, detective privada, investigadora privada
  ja: 探偵, 調査員, 私立探偵
insolvency-practitioner ~ lawyer, accountant
  en: insolvency practitioner, insolvency administrator, insolvency manager, restructuring manager, liquidator, insolvency case administrator, restructuring associate, bankruptcy trustee, bankruptcy attorney, restructuring consultant, bankruptcy paralegal, insolvency analyst, trust officer, trust administrator, executor, trust manager, trust and estate officer
  de: Insolvenzverwalter, Insolvenzverwalterin, Insolvenzsachbearbeiter, Insolvenzsachbearbeiterin, Sanierungsberater, Restrukturierungsberater, Testamentsvollstrecker, Nachlasspfleger
  fr: mandataire judiciaire, administrateur judiciaire, administratrice judiciaire, liquidateur judiciaire, collaborateur mandataire judiciaire
  es: administrador concursal, síndico de quiebras, abogado concursal, administradora concursal, liquidador concursal
  ja: 破産管財人, 事業再生コンサルタント, 事業再生
`;
