/**
 * Occupations of the category `customer-service` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const CUSTOMER_SERVICE = `
customer-service ~ call-centre-agent, customer-service-manager, retail-customer-service
  en: customer service, customer support, customer service representative, customer service agent, customer service advisor, customer service adviser, customer service assistant, customer service associate, customer service specialist, customer service executive, customer support agent, customer support specialist, customer support representative, customer support associate, customer care agent, customer care representative, customer care specialist, customer care executive, customer adviser, customer advisor, CSR, support agent, support representative, support specialist, client service representative, client support specialist, client representative, customer relations representative, customer experience representative, customer experience specialist, customer experience associate, customer consultant, member services representative, customer happiness agent, customer operations specialist, customer hero, client services specialist, client service associate, customer service officer, consumer care
  de: Kundendienst, Kundenservicemitarbeiter, Kundenservicemitarbeiterin, Kundendienstmitarbeiter, Kundendienstmitarbeiterin, Mitarbeiter Kundenservice, Mitarbeiter im Kundenservice, Mitarbeiterin im Kundenservice, Kundenbetreuung, Kundensupport, Sachbearbeiter Kundenservice, Servicemitarbeiter, Servicemitarbeiterin, Servicekaufmann, Kaufmann für Dialogmarketing, Kauffrau für Dialogmarketing
  fr: service à la clientèle, conseiller clientèle, conseillère clientèle, conseiller client, conseillère client, chargée de clientèle, chargé de relation client, chargée de relation client, conseiller relation client, conseillère relation client, relation client, assistant relation client, agent de service à la clientèle, agente de service à la clientèle, support client, conseiller service client, préposé au service à la clientèle
  es: servicio al cliente, soporte al cliente, soporte a clientes, agente de atención al cliente, representante de atención al cliente, ejecutivo de atención al cliente, ejecutiva de atención al cliente, asesor de servicio al cliente, asesora de servicio al cliente, soporte a comercios
  ja: カスタマーサービス, カスタマーサポート, カスタマーケア, お客様対応, 顧客対応, お客様サポート, カスタマーサポート担当
  xx: atendimento ao cliente, suporte ao cliente, atendente, assistenza clienti, servizio clienti, addetto assistenza clienti, klantenservice, klantenservicemedewerker, obsługa klienta, kundtjänst, kundtjänstmedarbetare, kundeservice, kundeservicemedarbejder, asiakaspalvelija, müşteri hizmetleri, خدمة العملاء
retail-customer-service ~ customer-service, sales-assistant
  en: customer service desk associate, service desk assistant, customer host, guest service associate, guest services representative, guest service advisor, guest experience associate
  de: Mitarbeiter Infothek, Mitarbeiterin Information, Servicekraft Information
  fr: agent d'information, hôte de caisse accueil, conseiller accueil
  es: personal de información, informador, informadora
call-centre-agent < customer-service ~ telemarketer, switchboard-operator
  en: call centre agent, call center agent, contact centre agent, contact center agent, call centre operator, call center operator, call handler, call taker, call centre representative, call center representative, call center associate, call center specialist, contact centre advisor, contact centre adviser, call centre advisor, call centre adviser, telephone adviser, telephone advisor, phone agent, inbound agent, inbound call agent, customer service telephone advisor, contact center representative, call center executive, contact centre specialist, call centre executive, BPO associate, voice process associate, telephone customer service, call centre, call center, contact centre, contact center
  de: Callcenter Agent, Callcenter Agentin, Callcenteragent, Callcenteragentin, Call Center Mitarbeiter, Callcenter Mitarbeiter, Callcentermitarbeiter, Callcentermitarbeiterin, Telefonagent, Telefonagentin, Kundenberater Telefon, telefonischer Kundenberater, telefonische Kundenberaterin, telefonische Kundenbetreuung, telefonischer Kundenbetreuer
  fr: téléconseiller, téléconseillère, téléopérateur, téléopératrice, agent de centre d'appels, agente de centre d'appels, conseiller téléphonique, conseillère téléphonique, chargé d'appels
  es: teleoperador, teleoperadora, agente de call center, operador de call center, operadora de call center, asesor telefónico, asesora telefónica, agente telefónico, agente de contact center, gestor telefónico
  ja: コールセンター, コールセンタースタッフ, コールセンターオペレーター, テレホンオペレーター, コンタクトセンター, テレフォンオペレーター
  xx: operador de telemarketing, atendente de call center, operatore call center, operatrice call center, addetto call center, callcentermedewerker, callcenter medewerker, konsultant telefoniczny, telefonist kundtjänst
telemarketer ~ call-centre-agent, sales
  en: telemarketer, telemarketing executive, telemarketing agent, outbound call agent, telecaller, tele caller, outbound agent, telemarketing, telephone interviewer, telephone fundraiser, appointment maker
  de: Telefonmarketing, Telefoninterviewer
  fr: téléprospecteur, téléprospectrice, télévente, enquêteur téléphonique
  ja: テレマーケティング, テレアポ, テレフォンアポインター
chat-support-agent < customer-service
  en: chat agent, live chat agent, chat support agent, email support agent, chat support specialist, online support agent, web chat agent, live chat operator, chat operator, social media support agent, digital support agent, chat moderator, non voice process associate
  de: Chatmoderator, Chatmoderatorin, Chat Mitarbeiter
  fr: conseiller chat, conseillère chat, conseiller clientèle à distance, conseillère clientèle à distance
  es: agente de chat, operador de chat, operadora de chat, agente de soporte en línea
  ja: チャットサポート, メールサポート, チャットオペレーター
customer-service-manager ~ customer-service, customer-service-team-leader
  en: customer service manager, customer support manager, customer care manager, contact centre manager, call centre manager, call center manager, contact center manager, customer experience manager, head of customer service, head of customer support, customer operations manager, director of customer support, customer service director, support manager, customer relations manager, client services manager, head of customer experience, director of customer experience, service operations manager, customer support director
  de: Leiter Kundenservice, Leiterin Kundenservice, Kundenserviceleiter, Kundenserviceleiterin, Leitung Kundenservice, Kundendienstleiter, Kundendienstleiterin, Callcenterleiter, Callcenterleiterin, Leiter Kundendienst, Leiter Callcenter
  fr: responsable service client, responsable du service client, responsable relation client, responsable de centre d'appels, directeur relation client, directrice relation client, responsable expérience client
  es: responsable de atención al cliente, gerente de servicio al cliente, gerente de atención al cliente, jefe de atención al cliente, jefa de atención al cliente, director de atención al cliente
  ja: カスタマーサポートマネージャー, コールセンター長, カスタマーサービスマネージャー, コールセンターマネージャー
customer-service-team-leader < customer-service ~ customer-service-manager
  en: customer service team leader, customer service team lead, customer service supervisor, call centre team leader, call center supervisor, contact centre team leader, customer support team lead, customer support lead, call centre supervisor, customer service lead, support team lead, contact center supervisor, call center team leader, customer support team leader, customer care supervisor, customer support supervisor
  de: Teamleiter Kundenservice, Teamleiterin Kundenservice, Teamleiter Callcenter, Teamleiterin Callcenter, Teamleitung Kundenservice, Teamleiter Kundenbetreuung
  fr: superviseur centre d'appels, superviseur de centre d'appels, superviseuse centre d'appels, responsable d'équipe service client, superviseur relation client, chef d'équipe service client, chef de plateau
  es: supervisor de call center, supervisora de call center, coordinador de atención al cliente, coordinadora de atención al cliente, supervisor de atención al cliente, coordinador de soporte, coordinadora de soporte
  ja: コールセンタースーパーバイザー, コールセンターSV, カスタマーサポートリーダー
customer-success-manager ~ account-manager, onboarding-specialist
  en: customer success manager, CSM, customer success, customer success specialist, customer success associate, customer success executive, client success manager, client success specialist, customer success partner, customer success lead, customer success advisor, customer success representative, head of customer success, director of customer success, VP customer success, technical success manager, customer success consultant, client success associate, customer success engineer, customer success agent, success manager, customer success director, chief customer officer
  de: Kundenerfolgsmanager, Kundenerfolgsmanagerin, Customer Success Managerin
  fr: responsable succès client, responsable de la réussite client, chargé de réussite client, chargée de réussite client, gestionnaire succès client, responsable réussite client
  es: gerente de éxito del cliente, responsable de éxito del cliente, éxito del cliente, gestor de éxito del cliente
  ja: カスタマーサクセス, カスタマーサクセスマネージャー
  xx: sucesso do cliente, gerente de sucesso do cliente, analista de sucesso do cliente
onboarding-specialist ~ customer-success-manager, implementation-specialist
  en: onboarding specialist, customer onboarding specialist, customer onboarding manager, client onboarding specialist, onboarding manager, client onboarding manager, merchant onboarding specialist, onboarding executive, onboarding associate, client onboarding associate, onboarding consultant, customer activation manager, customer enablement manager
  fr: chargé d'onboarding, chargée d'onboarding, responsable onboarding client
  es: especialista en onboarding, especialista en incorporación de clientes
  ja: オンボーディング担当, 導入支援
implementation-specialist ~ onboarding-specialist, customer-success-manager
  en: implementation specialist, implementation consultant, implementation manager, software implementation consultant, implementation coordinator, implementation lead, customer implementation manager, implementation project manager, customer trainer, implementation associate
  de: Implementierungsberater, Implementierungsberaterin, Anwendungsberaterin, Softwaretrainer, Kundentrainer
  fr: consultant implémentation, consultante implémentation, chargé de déploiement, chargée de déploiement, consultant déploiement, formateur logiciel, formatrice logiciel
  es: consultor de implementación, consultora de implementación, consultor de implantación, implantador de software, especialista en implementación
  ja: 導入コンサルタント, 導入コンサル
technical-support-engineer ~ it-support, customer-service
  en: technical support engineer, technical support specialist, tech support, technical support, technical support representative, technical support agent, technical support analyst, support engineer, tier 1 support engineer, tier 2 support engineer, tier 3 support engineer, product support engineer, product support specialist, customer support engineer, technical support advisor, technical support adviser, technical support associate, escalation engineer, product support analyst, L2 support engineer, L1 support engineer, L3 support engineer, technical customer support, technical services engineer, technical support consultant, technical support executive, technical support manager, support operations engineer, technical support expert
  de: technischer Kundendienst, technischer Kundenberater, technische Kundenberaterin, technischer Support, Mitarbeiter technischer Support, Supportmitarbeiter, Supportmitarbeiterin, technischer Kundenbetreuer, Supportingenieur
  fr: support technique, ingénieur support, ingénieure support, technicien support client, technicienne support client, conseiller technique, conseillère technique, ingénieur support technique, agent de support technique, assistance technique
  es: soporte técnico, ingeniero de soporte, ingeniera de soporte, técnico de soporte al cliente, agente de soporte técnico, ingeniero de soporte técnico, especialista en soporte técnico
  ja: テクニカルサポート, テクニカルサポートエンジニア, サポートエンジニア, 技術サポート
  xx: suporte técnico, analista de suporte técnico, supporto tecnico, assistenza tecnica, teknisk support, wsparcie techniczne, תמיכה טכנית
complaints-handler ~ customer-service, claims-handler
  en: complaints handler, complaints officer, complaints resolution officer, complaints manager, complaints specialist, complaints adviser, complaints advisor, complaints investigator, complaints executive, customer resolution specialist, customer relations officer, resolution specialist, complaint handling, complaints case handler, complaints analyst, complaints team leader, escalations specialist, disputes specialist, complaints coordinator
  de: Beschwerdemanager, Beschwerdemanagerin, Reklamationsbearbeiter, Reklamationsbearbeiterin, Reklamationsmanager, Sachbearbeiter Reklamation, Beschwerdemanagement, Reklamationssachbearbeiter, Reklamationssachbearbeiterin
  fr: chargé de réclamations, chargée de réclamations, gestionnaire de réclamations, gestionnaire réclamations, conseiller réclamations, chargé de litiges, gestionnaire litiges, gestionnaire de litiges
  es: gestor de reclamaciones, gestora de reclamaciones, agente de reclamaciones, gestor de quejas, especialista en reclamaciones, gestora de incidencias
  ja: クレーム対応, 苦情処理, クレーム処理担当
claims-handler ~ claims-adjuster, complaints-handler
  en: claims handler, motor claims handler, insurance claims handler, claims advisor, claims adviser, claims assistant, claims representative, claims processor, claims examiner, claims specialist, claims clerk, claims administrator, property claims handler, claims associate, claims assessor, home claims handler, liability claims handler, claims executive, claims consultant, claims case manager, claims analyst, claims manager, claims officer, claims technician, claims team leader
  de: Schadensachbearbeiter, Schadensachbearbeiterin, Schadenregulierer, Schadenreguliererin, Sachbearbeiter Schaden, Schadenbearbeiter, Schadenbearbeiterin, Schadensregulierer, Sachbearbeiter Kfz-Schaden, Schadenmanager
  fr: gestionnaire sinistres, gestionnaire de sinistres, chargé d'indemnisation, chargée d'indemnisation, rédacteur sinistres, rédactrice sinistres, gestionnaire indemnisation, conseiller sinistres
  es: gestor de siniestros, gestora de siniestros, tramitador de siniestros, tramitadora de siniestros, técnico de siniestros
  ja: 損害サービス, 保険金支払, 事故受付, 保険金支払査定, 自動車事故対応
  xx: regulador de sinistros, analista de sinistros, liquidatore sinistri, schadebehandelaar, skadereglerare, likwidator szkód
claims-adjuster ~ claims-handler
  en: claims adjuster, loss adjuster, insurance adjuster, insurance appraiser, claims investigator, damage appraiser, auto damage appraiser, auto adjuster, vehicle damage assessor, field adjuster, catastrophe adjuster, property adjuster
  de: Schadengutachter, Schadengutachterin, Kfz-Gutachter, Kfz-Sachverständiger, Schadensgutachter
  fr: expert d'assurance, expert en assurances, expert automobile, experte automobile, expert en sinistres
  es: perito de seguros, perita de seguros, ajustador de siniestros, perito
  ja: 損害査定, 損害調査員, アジャスター
order-processor ~ customer-service
  en: order processor, order clerk, order entry clerk, order administrator, order coordinator, order fulfilment coordinator, order processing clerk, order processing, customer order administrator, order entry specialist, order management analyst, returns clerk, returns coordinator, returns specialist
  de: Auftragsbearbeiter, Auftragsbearbeiterin, Auftragssachbearbeiter, Auftragsabwicklung, Auftragsbearbeitung, Sachbearbeiter Auftragsbearbeitung, Retourenbearbeiter
  fr: gestionnaire de commandes, gestionnaire des commandes, agent de traitement des commandes, chargé de commandes
  es: gestor de pedidos, gestora de pedidos, administrativo de pedidos, tramitador de pedidos
  ja: 受注処理, 受発注, 受発注事務, 受注担当
debt-collector ~ call-centre-agent
  en: debt collector, collections agent, collections officer, debt recovery officer, debt collection agent, collections representative, bill collector, collector agent, collections specialist, recovery agent, arrears officer, collections advisor, repossession agent, credit collector, collections team leader
  de: Inkassomitarbeiter, Inkassomitarbeiterin, Sachbearbeiter Inkasso, Inkassosachbearbeiter
  fr: agent de recouvrement, agente de recouvrement
  es: gestor de cobros, gestora de cobros, agente de cobranza, cobrador, cobradora, ejecutivo de cobranza, gestor de recobro, gestora de recobro
  ja: 債権回収, 督促業務
bank-teller ~ customer-service, personal-banker
  en: bank teller, teller, bank cashier, customer service teller, bank customer adviser, counter clerk, branch customer advisor, universal banker, bank customer service representative, branch associate, bank customer assistant
  de: Bankkassierer, Bankkassiererin, Kassierer Bank, Mitarbeiter Bankschalter, Servicekraft Bank, Serviceberater Bank, Schaltermitarbeiter, Schaltermitarbeiterin
  fr: guichetier, guichetière, caissier de banque, agent de guichet, conseiller d'accueil banque, chargé d'accueil banque
  es: cajero de banco, cajera de banco, cajero bancario, cajera bancaria, gestor de ventanilla
  ja: 銀行窓口, テラー
personal-banker ~ bank-teller, account-manager
  en: personal banker, banking adviser, banking advisor, personal banking adviser, relationship banker, client adviser banking, branch banking manager, customer relationship banker
  de: Kundenberater Bank, Kundenberaterin Bank, Individualkundenberater
  fr: conseiller clientèle particuliers, conseillère clientèle particuliers, chargé d'affaires professionnels
  es: asesor bancario, asesora bancaria, gestor comercial banca, gestor de banca personal
  ja: 個人向け銀行営業, 個人向け営業
community-support ~ customer-service, social-media-manager
  en: community moderator, online moderator, forum moderator, community support specialist, content moderation specialist, content reviewer, trust & safety associate, safety moderator
  de: Communitymanagerin, Inhaltsmoderator, Content Moderatorin
  fr: modératrice de contenu, modérateur web, modérateur, modératrice
  es: moderadora de contenido, moderador, moderadora
  ja: 投稿監視
service-advisor ~ customer-service, car-mechanic
  en: automotive service advisor, service adviser, service advisor, aftersales advisor, aftersales adviser, after sales advisor, vehicle service advisor, automotive service adviser, parts advisor, parts adviser, automotive service consultant, service writer, aftersales manager, after sales manager, aftersales coordinator, warranty administrator, warranty clerk, parts counter person, parts specialist
  de: Serviceberater, Serviceberaterin, Kfz-Serviceberater, Kfz-Serviceberaterin, Automobil-Serviceberater, Serviceassistent, Serviceassistentin, Teiledienstmitarbeiter, Garantiesachbearbeiter
  fr: conseiller service automobile, réceptionnaire atelier, réceptionnaire après-vente, conseiller après-vente, conseillère après-vente, conseiller service après-vente, responsable SAV, service après-vente, réceptionnaire automobile, gestionnaire SAV
  es: asesor de servicio, asesora de servicio, asesor de posventa, recepcionista de taller, servicio posventa, asesor de postventa, servicio postventa
  ja: サービスアドバイザー, アフターサービス, サービスフロント
field-service-representative ~ customer-service, technical-support-engineer
  en: customer service coordinator, service coordinator, field service coordinator, customer support coordinator, customer care coordinator, client service coordinator, customer liaison officer, customer engagement officer, client coordinator, service delivery coordinator, tenant liaison officer, resident liaison officer, resident services coordinator, patient liaison officer, customer service administrator, customer support administrator
  de: Kundendienstkoordinator, Servicekoordinator, Servicekoordinatorin, Kundendienstdisponent, Einsatzkoordinator, Kundendienstsachbearbeiter
  fr: coordinateur service client, coordinatrice service client, coordonnateur service à la clientèle, coordonnatrice service à la clientèle, assistant service client, assistante service client
  es: coordinador de servicio al cliente, coordinadora de servicio al cliente, coordinador de servicios, administrativo de atención al cliente
  ja: サービスコーディネーター
service-delivery-manager ~ customer-service-manager, account-manager
  en: service delivery manager, service delivery lead, client delivery manager, service manager, service level manager, customer service delivery manager, managed services manager, customer delivery manager, service delivery specialist
  de: Serviceleiter, Serviceleiterin, Servicemanager, Servicemanagerin, Leiter Service
  fr: responsable de la prestation de services, directeur de services, responsable prestation
  es: gerente de servicio, gestor de servicio, jefe de servicio técnico, responsable de servicio, responsable de servicio técnico
  ja: サービスデリバリーマネージャー, サービスマネージャー
customer-insight-quality < customer-service
  en: call quality analyst, call centre quality analyst, customer service quality analyst, call quality assessor, call monitoring analyst, customer service trainer, call center trainer, call centre trainer, workforce management analyst, workforce planner, workforce analyst, resource planning analyst, real time analyst, WFM analyst, customer insight analyst, call center quality analyst
  de: Callcenter Trainer, Personaleinsatzplaner, Qualitätscoach Callcenter, Personaleinsatzplanerin
  fr: chargé de qualité relation client, formateur relation client, vigie centre d'appels, planificateur centre d'appels, formatrice relation client
  es: analista de calidad de call center, formador de call center, monitor de calidad, formadora de call center
  ja: コールセンター品質管理, コールセンター研修
ticket-clerk ~ customer-service, cashier
  en: ticket clerk, ticket seller, ticket agent, box office assistant, box office clerk, ticket office clerk, ticket office assistant, reservation agent, reservation clerk, airport passenger service agent, passenger service agent, airline customer service agent, check-in agent, airport agent, gate agent, airport customer service agent, passenger assistance agent, reservations consultant, station assistant, customer service agent airport, box office manager
  de: Fahrkartenverkäufer, Fahrkartenverkäuferin, Ticketverkäufer, Mitarbeiter Ticketing, Check-in Mitarbeiter, Reservierungsmitarbeiter, Passagierbetreuer, Passagierbetreuerin, Reservierungsmitarbeiterin, Servicekaufmann im Luftverkehr, Servicekauffrau im Luftverkehr
  fr: agent de billetterie, agent d'escale, agente d'escale, agent de réservation, agente de réservation, billettiste, guichetier billetterie, agent d'escale commercial
  es: taquillero, taquillera, agente de reservas, agente de pasajeros, agente de facturación de pasajeros, agente de tráfico de pasajeros, agente de servicios aeroportuarios
  ja: チケット販売, 予約センター, グランドスタッフ, 空港グランドスタッフ, 地上係員
`;
