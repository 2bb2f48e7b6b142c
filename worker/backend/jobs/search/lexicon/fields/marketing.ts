/**
 * Occupations of the category `marketing` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const MARKETING = `
marketing
  en: marketing, marketer, marketing specialist, marketing officer, marketing executive, marketing coordinator, marketing associate, marketing generalist, marketing consultant, marketing professional, marketing strategist, marketing administrator, marketing planner, advertising specialist, advertising executive
  de: Marketingfachkraft, Marketingreferent, Marketingreferentin, Marketing-Spezialist, Marketing-Spezialistin, Marketingspezialist, Marketingspezialistin, Marketingmitarbeiter, Marketingmitarbeiterin, Kaufmann für Marketingkommunikation, Kauffrau für Marketingkommunikation, Marketingkoordinator, Marketingkoordinatorin, Werbekaufmann, Werbekauffrau
  fr: chargé de marketing, chargée de marketing, chargé marketing, chargée marketing, spécialiste marketing, chef de publicité, mercaticien, coordinateur marketing, coordinatrice marketing, publicitaire
  es: mercadotecnia, mercadólogo, mercadóloga, mercadeo, especialista en marketing, técnico de marketing, técnica de marketing, ejecutivo de marketing, coordinador de marketing, coordinadora de marketing, publicista, analista de mercadeo
  ja: マーケティング, マーケター, マーケティング担当, マーケティング職, 販促, 販売促進
  xx: specjalista ds. marketingu, specjalistka ds. marketingu, addetto marketing, addetta marketing, marketingmedewerker, marknadsförare, marknadskoordinator, markkinoija, маркетолог, שיווק, مسوق, تسويق
marketing-manager < marketing ~ marketing-director, brand-manager, digital-marketing-manager
  en: marketing manager, regional marketing manager, marketing lead, marketing communications manager, marcom manager, marketing team lead, marketing and communications manager, B2B marketing manager, sales and marketing manager, marketing project manager, marketing program manager, integrated marketing manager, retail marketing manager
  de: Marketingmanager, Marketingmanagerin, Marketing-Managerin, Marketingleiter, Marketingleiterin, Leiter Marketing, Leiterin Marketing
  fr: responsable marketing, chef de projet marketing, cheffe de projet marketing, responsable marketing et communication, manager marketing
  es: responsable de marketing, jefe de marketing, jefa de marketing, gerente de marketing, gerente de mercadeo
  ja: マーケティングマネージャー, マーケティングマネジャー, マーケティングリーダー
  xx: menedżer ds. marketingu, kierownik ds. marketingu, kierownik marketingu, gestor de marketing, gestora de marketing, responsabile marketing, marketingmanager, marknadschef, markedssjef, marketingchef, markkinointipäällikkö, pazarlama müdürü, מנהל שיווק, מנהלת שיווק, مدير تسويق, 市场经理
marketing-assistant < marketing
  en: marketing assistant, marketing support, assistant marketing manager, marketing graduate, marketing clerk, junior marketer, marketing working student, advertising assistant
  de: Marketingassistent, Marketingassistentin, Marketingassistenz
  fr: assistant marketing, assistante marketing, assistant marketing et communication, assistante marketing et communication
  es: asistente de marketing, auxiliar de marketing, ayudante de marketing
  ja: マーケティングアシスタント
  xx: asystent ds. marketingu, assistente de marketing, assistente marketing, marketingassistent, marknadsassistent
marketing-director < marketing ~ marketing-manager, chief-marketing-officer
  en: marketing director, head of marketing, director of marketing, VP marketing, VP of marketing, vice president of marketing, vice president marketing, head of brand, head of growth, head of digital marketing, director of growth, brand director
  de: Marketingdirektor, Marketingdirektorin, Bereichsleiter Marketing
  fr: directeur marketing, directrice marketing, directeur du marketing, directrice du marketing
  es: director de marketing, directora de marketing
  ja: マーケティング部長, マーケティング責任者, マーケティングディレクター
  xx: dyrektor marketingu, diretor de marketing, diretora de marketing, direttore marketing, marknadsdirektör, markkinointijohtaja
chief-marketing-officer < marketing ~ marketing-director
  en: chief marketing officer, CMO, chief growth officer, chief brand officer, chief communications officer
  de: Marketingvorstand
  ja: 最高マーケティング責任者
digital-marketing-manager < marketing ~ performance-marketing-manager, seo-specialist, growth-marketing-manager
  en: digital marketing manager, digital marketing, digital marketer, digital marketing specialist, digital marketing executive, digital marketing coordinator, online marketing manager, online marketing, online marketer, internet marketer, web marketing manager, digital marketing assistant, digital marketing officer, e-marketing manager, digital marketing consultant, digital marketing strategist, digital strategist
  de: Online-Marketing-Manager, Online-Marketing-Managerin, Onlinemarketing-Manager, Onlinemarketing, Online-Marketing-Spezialist, Onlinemarketing-Managerin, Digital-Marketing-Managerin
  fr: responsable marketing digital, chargé de marketing digital, chargée de marketing digital, chargé de webmarketing, webmarketeur, webmarketeuse, chef de projet webmarketing, responsable webmarketing, chef de projet marketing digital, chargée de webmarketing
  es: especialista en marketing digital, responsable de marketing digital, técnico de marketing digital, coordinador de marketing digital, gerente de marketing digital, marketing digital
  ja: デジタルマーケター, Webマーケター, デジタルマーケティング, Webマーケティング, ウェブマーケター
  xx: specjalista ds. marketingu internetowego, analista de marketing digital, online marketeer, digital marknadsförare
performance-marketing-manager < digital-marketing-manager ~ seo-specialist, media-planner
  en: performance marketing manager, performance marketer, performance marketing specialist, performance marketing, paid media specialist, paid media manager, paid media, PPC specialist, PPC manager, PPC executive, PPC, pay per click specialist, paid search specialist, paid search manager, paid social specialist, paid social manager, search marketing manager, search engine marketing specialist, SEM specialist, SEM manager, search marketing specialist, google ads specialist, adwords specialist, acquisition manager, user acquisition manager, paid acquisition manager, paid media executive, biddable media executive, programmatic specialist, programmatic manager, SEA manager, user acquisition specialist, programmatic trader
  de: Performance-Marketing-Managerin, SEA-Managerin, SEM-Managerin, Suchmaschinenmarketing, SEA-Spezialist, Performance-Marketer
  fr: responsable acquisition, chargé d'acquisition, chargée d'acquisition, traffic manager, traffic manageuse, consultant SEA, responsable SEA, expert SEA, responsable acquisition digitale
  es: especialista PPC, especialista SEM, especialista en publicidad digital, gestor de campañas digitales, trafficker, trafficker digital, especialista en paid media, técnico SEM
  ja: 広告運用, リスティング広告運用, Web広告運用, 運用型広告, パフォーマンスマーケティング, 広告運用コンサルタント
  xx: specjalista PPC, specjalista SEM, gestor de tráfego, analista de mídia paga, analista de performance, SEA-specialist, SEM-specialist
seo-specialist < digital-marketing-manager ~ performance-marketing-manager, content-manager
  en: SEO specialist, SEO, SEO manager, SEO executive, SEO analyst, SEO consultant, search engine optimisation specialist, search engine optimization specialist, technical SEO specialist, SEO expert, SEO strategist, organic search manager, SEO account manager, SEO content manager, search engine optimisation, search engine optimization, link builder
  de: SEO-Managerin, SEO-Spezialist, SEO-Spezialistin, SEO-Experte, SEO-Expertin, Suchmaschinenoptimierer, Suchmaschinenoptimierung, SEO-Berater
  fr: référenceur, référenceur web, consultant SEO, consultante SEO, chargé de référencement, chargée de référencement, responsable SEO, référenceuse, spécialiste SEO
  es: especialista SEO, consultor SEO, consultora SEO, técnico SEO, especialista en SEO, posicionamiento web, responsable SEO
  ja: SEOスペシャリスト, SEOコンサルタント, SEO担当, SEOディレクター
  xx: specjalista SEO, analista de SEO, especialista em SEO, specialista SEO, SEO-specialist, SEO-strateg, מקדם אתרים, מקדמת אתרים
social-media-manager < marketing ~ community-manager, content-creator, digital-marketing-manager
  en: social media manager, social media coordinator, social media specialist, social media executive, social media assistant, social media officer, social media lead, social media strategist, social media, social media marketing manager, social media and content manager, social media and community manager, social media content creator, social media editor, social media associate, social media analyst, head of social, head of social media, social media creator, social media marketer
  de: Social-Media-Managerin, Social-Media-Redakteur, Social-Media-Redakteurin, Social-Media-Referent, Social-Media-Experte, Social-Media-Betreuer
  fr: responsable réseaux sociaux, chargé de réseaux sociaux, gestionnaire de réseaux sociaux, responsable des réseaux sociaux, chargé des réseaux sociaux, chargée des réseaux sociaux, gestionnaire de médias sociaux, social media manageuse
  es: gestor de redes sociales, gestora de redes sociales, responsable de redes sociales, especialista en redes sociales, coordinador de redes sociales, coordinadora de redes sociales, técnico de redes sociales
  ja: SNS担当, SNS運用, ソーシャルメディアマネージャー, SNSマーケター, ソーシャルメディア担当, SNSマーケティング
  xx: specjalista ds. mediów społecznościowych, specjalista ds. social media, gestor de redes sociais, gestor de mídias sociais, analista de mídias sociais, analista de redes sociais, gestora de redes sociais, socialmediamanager, social media medewerker, sociala medier, מנהל מדיה חברתית, מנהלת סושיאל, مدير وسائل التواصل الاجتماعي
community-manager < marketing ~ social-media-manager
  en: community manager, community lead, community specialist, community coordinator, online community manager, community engagement manager, community executive, community builder, head of community, community marketing manager, community associate
  de: Community-Managerin, Communitymanager
  fr: animateur de communauté, gestionnaire de communauté, animatrice de communauté, community manageuse, animateur de communautés
  es: gestor de comunidades, responsable de comunidad, gestor de comunidad, gestora de comunidad
  ja: コミュニティマネージャー
content-manager < marketing ~ content-writer, content-creator, social-media-manager
  en: content manager, content marketing manager, content marketer, content marketing specialist, content strategist, content specialist, content coordinator, content marketing, content executive, web content manager, content lead, head of content, content strategy manager, digital content manager, content officer, digital content executive, digital content specialist, web content editor, website editor, content director, content marketing executive, digital content officer
  de: Content-Managerin, Contentmanager, Contentmanagerin, Content-Marketing-Managerin, Content-Stratege, Content-Strategin
  fr: responsable de contenu, responsable contenu, responsable éditorial, chargé de contenu, chargée de contenu, responsable éditoriale, gestionnaire de contenu, chargé de contenus, chargée de contenus, responsable contenus
  es: gestor de contenidos, gestora de contenidos, responsable de contenidos, especialista en contenidos, estratega de contenidos, coordinador de contenidos
  ja: コンテンツマネージャー, コンテンツマーケター, コンテンツマーケティング, コンテンツディレクター
  xx: menedżer ds. treści, gestor de conteúdo, gestor de conteúdos, analista de conteúdo, contentmanager, contentmarketeer, innehållsansvarig, innehållsstrateg
content-creator ~ social-media-manager, content-writer, videographer
  en: content creator, digital content creator, video content creator, UGC creator, influencer, youtuber, blogger, vlogger, tiktok creator, streamer, podcaster, content creation specialist
  de: Content-Creatorin, Bloggerin, Contentersteller
  fr: créateur de contenu, créatrice de contenu, créateur de contenus, créatrice de contenus, blogueur, blogueuse, influenceur, influenceuse
  es: creador de contenido, creadora de contenido, creador de contenidos, creadora de contenidos, bloguero, bloguera
  ja: コンテンツクリエイター, ブロガー, インフルエンサー, ユーチューバー
  xx: twórca treści, criador de conteúdo, criadora de conteúdo, produtor de conteúdo, innehållsskapare
content-writer < writer, copywriter ~ content-manager, editor
  en: content writer, web writer, content author, web content writer, blog writer, article writer, online writer, SEO writer, SEO copywriter, SEO content writer, digital content writer, content and copy writer, digital writer, ghostwriter
  de: Online-Redakteur, Online-Redakteurin, Onlineredakteur, Onlineredakteurin, Content-Writerin, Webtexter, SEO-Texter, SEO-Texterin, Content-Redakteur, Content-Redakteurin
  fr: rédacteur web, rédactrice web, rédacteur de contenu, rédactrice de contenu, rédacteur SEO, rédactrice SEO
  es: redactor de contenidos, redactora de contenidos, redactor web, redactora web, redactor SEO, redactor de contenido, redactor digital
  ja: コンテンツライター, Webライター, ウェブライター, SEOライター
  xx: autor treści, redaktor treści, redator de conteúdo, redatora de conteúdo, redator web, contentschrijver, tekstschrijver, innehållsskribent, webbredaktör, כותב תוכן, כותבת תוכן, كاتب محتوى, كاتبة محتوى
writer ~ content-writer, copywriter, journalist
  en: writer, author, freelance writer, scriptwriter, screenwriter, creative writer, novelist, speechwriter, staff writer, grant writer, proposal writer, editorial writer
  de: Autor, Autorin, Schriftsteller, Schriftstellerin, Drehbuchautor, Drehbuchautorin, Redenschreiber
  fr: rédacteur, rédactrice, écrivain, auteur, autrice, scénariste, écrivaine
  es: escritor, escritora, redactor, redactora, autora, guionista
  ja: ライター, 作家, 脚本家, 編集ライター, シナリオライター
  xx: pisarz, redator, redatora, scrittore, scrittrice, schrijver, skribent, författare, kirjoittaja, писатель
copywriter < writer ~ content-writer, brand-manager
  en: copywriter, copy writer, advertising copywriter, creative copywriter, marketing copywriter, marketing writer, email copywriter, brand writer, advertising writer, digital copywriter
  de: Texter, Texterin, Werbetexter, Werbetexterin, Copywriterin
  fr: concepteur rédacteur, conceptrice rédactrice, concepteur-rédacteur publicitaire, rédacteur publicitaire
  es: redactor publicitario, redactora publicitaria, redactor creativo, redactora creativa, copy creativo
  ja: コピーライター
  xx: copywriterka, redator publicitário, redatora publicitária, reclametekstschrijver, קופירייטר, קופירייטרית
editor ~ copy-editor, journalist, content-writer
  en: editor, managing editor, commissioning editor, publishing editor, book editor, magazine editor, editor in chief, editorial assistant, assistant editor, editorial manager, editorial director, editorial coordinator, web editor, development editor, desk editor, production editor, publishing assistant, digital editor, content editor, news editor, acquisitions editor, newspaper editor, publisher
  de: Redakteur, Redakteurin, Redaktionsassistent, Redaktionsassistentin, Chefredakteur, Chefredakteurin, Redaktionsleiter, Verlagsredakteur, Redaktionsvolontär, Redaktionsleiterin
  fr: éditeur, éditrice, assistant d'édition, assistante d'édition, assistant éditorial, rédacteur en chef, rédactrice en chef, secrétaire d'édition, chargé d'édition, chargée d'édition, assistante éditoriale
  es: editora, editor jefe, asistente editorial, coordinador editorial, redactor jefe, redactora jefa, editor de contenidos, editora de contenidos
  ja: 編集者, エディター, 編集長, 編集アシスタント, 編集
  xx: redaktor, redaktorka, redattore, redattrice, eindredacteur, redaktör, toimittaja, redaktør, редактор, עורך, עורכת, محرر
copy-editor < editor ~ proofreader
  en: copy editor, copyeditor, sub-editor, subeditor, line editor, technical editor, copy chief, manuscript editor, copy desk editor, text editor
  de: Lektor, Lektorin, Lektorat, Verlagslektor, Verlagslektorin, Textredakteur, Schlussredakteur, Schlussredakteurin
  fr: secrétaire de rédaction, réviseur, réviseuse, réviseur linguistique, préparateur de copie
  es: editor de textos, editora de textos, editor de mesa, redactor corrector
  ja: コピーエディター, 原稿整理
  xx: redaktor językowy, revisor de texto, redattore editoriale, språkgranskare, textredaktör, עורך לשוני, עורכת לשון, עורכת לשונית
technical-writer < writer ~ ux-writer, software-developer
  en: technical writer, technical author, documentation specialist, documentation writer, API writer, technical documentation specialist, technical communicator, documentation engineer, technical content writer, documentation manager, software documentation writer
  de: Technischer Redakteur, Technische Redakteurin, Technikredakteur, Technikredakteurin, Dokumentationsspezialist
  fr: rédacteur technique, rédactrice technique, technicien documentation, rédacteur documentation technique
  es: redactor técnico, redactora técnica, documentalista técnico, escritor técnico
  ja: テクニカルライター, マニュアル制作, マニュアルライター
  xx: autor dokumentacji technicznej, redaktor techniczny, redator técnico, redattore tecnico, technisch schrijver, teknikinformatör, teknisk skribent
medical-writer < writer ~ technical-writer
  en: medical writer, scientific writer, regulatory writer, medical editor, medical copywriter, science writer, scientific editor, regulatory medical writer, medical communications writer, medical communications specialist
  de: Medizinredakteur, Medizinredakteurin, Wissenschaftsredakteur, Medical Writerin
  fr: rédacteur médical, rédactrice médicale, rédacteur scientifique, rédactrice scientifique
  es: redactor médico, redactora médica, redactor científico
  ja: メディカルライター, サイエンスライター
journalist ~ editor, writer, press-officer
  en: journalist, reporter, correspondent, news reporter, columnist, news writer, broadcast journalist, feature writer, news anchor, newsreader, presenter, radio presenter, TV presenter, broadcaster, news producer, investigative journalist, sports writer, freelance journalist, sports journalist
  de: Journalistin, Reporterin, Korrespondent, Korrespondentin, Volontär, Volontärin, Nachrichtenredakteur, Moderator, Moderatorin, Fachjournalist
  fr: journaliste, reporteur, journaliste reporter, correspondant de presse, correspondante de presse, présentateur, présentatrice, chroniqueur
  es: periodista, reportero, reportera, corresponsal, presentador, presentadora, locutor, locutora, columnista
  ja: 記者, ジャーナリスト, 新聞記者, レポーター, 特派員, アナウンサー
  xx: dziennikarz, dziennikarka, jornalista, repórter, giornalista, gazeteci, журналист, עיתונאי, עיתונאית, صحفي, 记者
pr-manager ~ press-officer, communications-manager, public-affairs-manager
  en: PR manager, public relations manager, PR executive, PR specialist, PR officer, PR consultant, public relations specialist, public relations officer, public relations, PR account manager, PR account executive, PR director, PR assistant, PR coordinator, head of PR, public relations executive, PR lead, publicist, PR account director, communications and PR manager, PR and communications manager
  de: PR-Managerin, PR-Berater, PR-Beraterin, PR-Referent, PR-Referentin, Öffentlichkeitsarbeiter, Öffentlichkeitsarbeit, Referent Öffentlichkeitsarbeit, Referentin Öffentlichkeitsarbeit
  fr: responsable relations publiques, chargé de relations publiques, chargée de relations publiques, consultant RP, consultante RP, chargé des relations publiques, attaché de relations publiques, responsable RP
  es: responsable de relaciones públicas, relaciones públicas, especialista en relaciones públicas, relacionista público, relacionista pública
  ja: PRマネージャー, 広報, PR担当, 広報担当, パブリックリレーションズ, PRプランナー
  xx: specjalista ds. PR, specjalista ds. public relations, relações públicas, addetto alle pubbliche relazioni, PR-medewerker, PR-konsult, PR-ansvarig, יחצן, יחצנית, علاقات عامة
press-officer ~ pr-manager, communications-manager, journalist
  en: press officer, media relations manager, press secretary, press manager, media relations specialist, media officer, spokesperson, media relations officer, press spokesperson, spokesman, spokeswoman, press office manager, head of press, head of media, press assistant, media adviser, press liaison officer, media relations
  de: Pressesprecher, Pressesprecherin, Pressereferent, Pressereferentin, Mitarbeiter Pressestelle
  fr: attaché de presse, attachée de presse, chargé de relations presse, chargée de relations presse, porte-parole, responsable presse, responsable relations presse, chargé des relations presse, chargée des relations presse
  es: jefe de prensa, jefa de prensa, portavoz, responsable de prensa, agente de prensa, encargado de prensa
  ja: 報道担当, 広報官, プレス担当, スポークスパーソン
  xx: rzecznik prasowy, rzeczniczka prasowa, assessor de imprensa, assessora de imprensa, addetto stampa, addetta stampa, woordvoerder, persvoorlichter, presschef, pressekreterare, talsperson, tiedottaja, דובר, דוברת
communications-manager ~ pr-manager, marketing-manager, press-officer
  en: communications manager, communications officer, communications specialist, communications executive, communications coordinator, communications assistant, communications director, director of communications, head of communications, corporate communications manager, internal communications manager, internal communications specialist, internal communications officer, communication specialist, communication officer, communications adviser, communications advisor, communications consultant, communications lead, communications associate, corporate communications specialist, corporate communications, comms manager, comms officer, executive communications manager, communication manager
  de: Kommunikationsmanager, Kommunikationsmanagerin, Referent Kommunikation, Referentin Kommunikation, Kommunikationsreferent, Kommunikationsreferentin, Unternehmenskommunikation, Leiter Kommunikation, Leiterin Kommunikation, Leiter Unternehmenskommunikation, Kommunikationsberater, Kommunikationsspezialist
  fr: chargé de communication, chargée de communication, responsable communication, responsable de la communication, responsable de communication, directeur de la communication, directrice de la communication, assistant communication, assistante communication, assistant de communication, chargé de communication interne, assistante de communication, directeur communication
  es: responsable de comunicación, director de comunicación, directora de comunicación, técnico de comunicación, técnica de comunicación, especialista en comunicación, jefe de comunicación, comunicador social, comunicadora social, coordinador de comunicación, comunicación corporativa
  ja: コミュニケーションマネージャー, コーポレートコミュニケーション, 社内広報, 企業広報
  xx: specjalista ds. komunikacji, gestor de comunicação, analista de comunicação, assessor de comunicação, responsabile comunicazione, communicatiemedewerker, communicatieadviseur, kommunikatör, kommunikationschef, kommunikationsansvarig, kommunikasjonsrådgiver, viestintäasiantuntija
public-affairs-manager ~ pr-manager, communications-manager, policy-officer
  en: public affairs manager, lobbyist, public affairs officer, government affairs manager, government relations manager, public policy manager, public affairs consultant, external affairs manager, corporate affairs manager, government affairs specialist, public affairs specialist, head of public policy, public affairs adviser, stakeholder engagement manager, public engagement officer, director of public policy
  de: Referent Public Affairs, Lobbyistin, Public-Affairs-Manager, Public-Affairs-Berater
  fr: lobbyiste, responsable affaires publiques, chargé d'affaires publiques, chargée d'affaires publiques, responsable des affaires publiques, consultant affaires publiques
  es: responsable de asuntos públicos, cabildero, responsable de relaciones institucionales, asuntos públicos
  ja: 渉外, 政府渉外, ロビイスト, パブリックアフェアーズ
brand-manager < marketing ~ marketing-manager, product-marketing-manager, trade-marketing-manager
  en: brand manager, brand marketing manager, assistant brand manager, brand specialist, brand strategist, brand executive, brand lead, brand marketing, brand coordinator, brand marketer, brand assistant, brand partnerships manager, brand consultant
  de: Markenmanager, Markenmanagerin, Brandmanager, Brand-Managerin, Markenverantwortlicher, Markenstratege
  fr: chef de marque, cheffe de marque, responsable de marque, responsable marque, chef de groupe marketing, responsable image de marque
  es: gerente de marca, responsable de marca, jefe de marca, gestor de marca, jefa de marca, gestora de marca
  ja: ブランドマネージャー, ブランドマネジャー, ブランディング担当, ブランドマーケティング
  xx: menedżer marki, kierownik marki, responsabile del marchio, merkmanager, varumärkesansvarig, varumärkeschef, merkevaresjef
product-marketing-manager < marketing ~ product-manager, brand-manager
  en: product marketing manager, product marketing, product marketer, PMM, product marketing specialist, product marketing lead, product marketing director, solutions marketing manager, head of product marketing, technical marketing engineer, technical marketing manager, go-to-market manager, GTM manager, customer marketing manager, director of product marketing, product marketing associate, industry marketing manager
  de: Produktmarketing, Produktmarketing-Manager, Produktmarketingmanager, Produktmarketingmanagerin
  fr: responsable marketing produit, chef de produit marketing, cheffe de produit marketing, chargé de marketing produit
  es: responsable de marketing de producto, gerente de marketing de producto
  ja: プロダクトマーケティングマネージャー, プロダクトマーケティング, プロダクトマーケター
growth-marketing-manager < digital-marketing-manager ~ performance-marketing-manager, growth-product-manager, demand-generation-manager
  en: growth marketing manager, growth marketer, growth hacker, growth manager, growth marketing, growth specialist, growth lead, growth marketing specialist, growth marketing lead, growth strategist
  de: Growth-Managerin, Growth-Marketing-Managerin
  fr: responsable croissance, responsable growth
  es: responsable de crecimiento, responsable de growth
  ja: グロースマーケター, グロースハッカー, グロースマーケティング
demand-generation-manager < marketing ~ growth-marketing-manager, email-marketing-manager
  en: demand generation manager, demand generation specialist, demand gen manager, lead generation manager, lead generation specialist, demand generation, account based marketing manager, ABM manager, B2B marketer, lead generation executive, pipeline marketing manager, demand generation lead
  de: Leadmanager, Lead-Generierung, Leadgenerierung
  fr: responsable génération de leads, chargé de génération de leads, responsable génération de demande
  es: especialista en generación de demanda, generación de leads, responsable de generación de demanda
  ja: デマンドジェネレーション, リードジェネレーション
email-marketing-manager < digital-marketing-manager ~ marketing-operations
  en: email marketing manager, email marketing specialist, email marketer, email marketing, CRM manager, CRM marketing manager, CRM executive, lifecycle marketing manager, retention manager, retention marketing manager, loyalty manager, newsletter editor, CRM specialist, CRM marketing specialist, lifecycle marketer, loyalty marketing manager, email specialist, email developer, CRM coordinator
  de: CRM-Managerin, E-Mail-Marketing-Manager, E-Mail-Marketing-Managerin, E-Mail-Marketing, Newsletter-Redakteur
  fr: chargé de CRM, chargée de CRM, responsable CRM, chef de projet CRM, chargé d'emailing, responsable fidélisation, chargé de fidélisation, cheffe de projet CRM
  es: responsable de CRM, especialista en email marketing, responsable de fidelización, especialista CRM, gestor de CRM
  ja: メールマーケティング, CRM担当, CRMマーケター, CRMマネージャー
marketing-operations < marketing ~ marketing-analyst, crm-administrator, revenue-operations
  en: marketing operations manager, marketing operations specialist, marketing operations, marketing automation specialist, marketing automation manager, martech manager, martech specialist, marketing technologist, marketing ops manager, marketing automation, marketing engineer, marketing operations analyst, marketing automation consultant
  de: Marketing-Automation-Manager, Marketing-Automation-Spezialist
  fr: responsable marketing automation, chargé de marketing automation, spécialiste marketing automation
  es: especialista en automatización de marketing, especialista en marketing automation
  ja: マーケティングオペレーション, マーケティングオートメーション
marketing-analyst < marketing ~ data-analyst, market-researcher, web-analyst
  en: marketing analyst, marketing data analyst, marketing analytics manager, marketing analytics, marketing data scientist, campaign analyst, media analyst, marketing insight analyst, marketing effectiveness manager, marketing science analyst, marketing analytics specialist
  de: Marketinganalyst, Marketinganalystin, Marketing-Analyst
  fr: analyste marketing, chargé d'analyse marketing, chargé d'études marketing, chargée d'études marketing
  es: analista de marketing, analista de mercadotecnia
  ja: マーケティングアナリスト, マーケティング分析
  xx: analityk marketingu, analityk marketingowy, analista di marketing, marketinganalist, marknadsanalytiker
market-researcher ~ marketing-analyst, ux-researcher, data-analyst
  en: market researcher, market research analyst, market research manager, market analyst, market research executive, consumer insights manager, consumer insights analyst, consumer insight manager, survey researcher, market research interviewer, customer insight manager, customer insights manager, market research specialist, survey interviewer, qualitative researcher, market intelligence analyst, competitive intelligence analyst, market research assistant, mystery shopper, market intelligence manager
  de: Marktforscher, Marktforscherin, Marktanalyst, Marktanalystin, Meinungsforscher, Interviewer, Interviewerin, Marktforschungsanalyst
  fr: chargé d'études de marché, chargée d'études de marché, enquêteur, enquêtrice, analyste de marché, responsable études de marché, client mystère, chargé d'études
  es: investigador de mercado, investigadora de mercado, analista de mercado, analista de mercados, encuestador, encuestadora, investigador de mercados, técnico de estudios de mercado
  ja: 市場調査, マーケットリサーチャー, 市場調査員, マーケティングリサーチャー, マーケティングリサーチ
  xx: badacz rynku, ankieter, pesquisador de mercado, ricercatore di mercato, marktonderzoeker, marknadsundersökare
event-marketing-manager < marketing ~ events-coordinator, field-marketing-manager
  en: event marketing manager, events marketing manager, event marketing specialist, event marketing coordinator, exhibition manager, trade show manager, experiential marketing manager, sponsorship manager, sponsorship executive, event marketer, sponsorship coordinator, event marketing, trade fair manager, conference producer
  de: Messemanager, Messemanagerin, Event-Marketing-Manager, Eventmarketing, Sponsoringmanager, Messereferent
  fr: responsable marketing événementiel, chargé de marketing événementiel, responsable salons, responsable sponsoring, chargé d'événementiel marketing
  es: responsable de ferias, especialista en marketing de eventos, responsable de patrocinios
  ja: イベントマーケティング, 展示会担当, スポンサーシップ担当
field-marketing-manager < marketing ~ event-marketing-manager, trade-marketing-manager
  en: field marketing manager, field marketing, field marketing specialist, partner marketing manager, channel marketing manager, field marketing executive, partner marketing, local marketing manager, partner marketing specialist, channel marketing specialist, field marketer
  fr: responsable marketing terrain, responsable marketing partenaires
  es: responsable de marketing de campo, responsable de marketing de canal
  ja: フィールドマーケティング, パートナーマーケティング
trade-marketing-manager < marketing ~ brand-manager, field-marketing-manager, merchandiser
  en: trade marketing manager, trade marketing specialist, trade marketer, shopper marketing manager, trade marketing executive, shopper marketing specialist, trade marketing, customer marketing executive, retail marketer, promotions manager, sales promotion manager, trade marketing coordinator
  de: Trade-Marketing-Managerin, Trade-Marketing-Manager
  fr: responsable trade marketing, chef de projet trade marketing, trade marketeur, chargé de trade marketing, responsable promotions
  es: responsable de trade marketing, especialista en trade marketing, responsable de promociones, jefe de trade marketing
  ja: トレードマーケティング, 販促企画
influencer-marketing-manager < marketing ~ social-media-manager, affiliate-marketing-manager
  en: influencer marketing manager, influencer marketing specialist, influencer manager, influencer marketing, creator partnerships manager, influencer coordinator, creator marketing manager, influencer marketing executive, creator manager, influencer relations manager
  de: Influencer-Managerin, Influencer-Marketing-Managerin
  fr: chargé d'influence, chargée d'influence, responsable influence, chargé de marketing d'influence, responsable marketing d'influence
  es: responsable de marketing de influencers, especialista en marketing de influencers
  ja: インフルエンサーマーケティング
affiliate-marketing-manager < digital-marketing-manager ~ influencer-marketing-manager, partnership-manager
  en: affiliate marketing manager, affiliate manager, affiliate marketer, affiliate marketing specialist, affiliate marketing, partner program manager, affiliate executive, affiliate specialist, affiliate account manager
  de: Affiliate-Managerin, Affiliate-Marketing-Managerin
  fr: responsable affiliation, chargé d'affiliation, chargée d'affiliation
  es: responsable de afiliación, gestor de afiliados, especialista en marketing de afiliación
  ja: アフィリエイトマーケティング, アフィリエイト担当, アフィリエイター
campaign-manager < marketing ~ digital-marketing-manager, media-planner
  en: campaign manager, campaign executive, campaign specialist, marketing campaign manager, campaign coordinator, campaign officer, campaigner, ad operations specialist, ad operations manager, advertising operations specialist, advertising manager, campaigns manager, campaigns officer, ad ops specialist, advertising coordinator, digital campaign manager, ad trafficker
  de: Kampagnenmanager, Kampagnenmanagerin, Werbeleiter, Werbeleiterin, Kampagnenplaner, Campaignerin
  fr: chargé de campagne, chargée de campagne, responsable de campagne, gestionnaire de campagnes, responsable publicité, chef de projet publicité
  es: responsable de campañas, gestor de campañas, coordinador de campañas, jefe de publicidad, gestora de campañas
  ja: キャンペーンマネージャー, 広告マネージャー, 広告宣伝, 宣伝担当
media-planner < marketing ~ campaign-manager, performance-marketing-manager
  en: media planner, media buyer, media strategist, media manager, media planning manager, media executive, media planner buyer, digital media planner, media planning executive, digital media buyer, media director, media buying, digital media manager, media trader, advertising buyer
  de: Mediaplaner, Mediaplanerin, Mediaberater, Mediaberaterin, Mediaeinkäufer, Media-Planer, Mediaeinkäuferin
  fr: média planneur, média planneuse, médiaplanneur, acheteur média, acheteuse média, acheteur d'espaces publicitaires, consultant média
  es: planificador de medios, planificadora de medios, comprador de medios, compradora de medios
  ja: メディアプランナー, メディアバイヤー
  xx: planer mediów, mídia planner, planejador de mídia, pianificatore media, mediaplanner, mediastrateg
advertising-account-manager < marketing ~ account-manager, campaign-manager
  en: advertising account manager, advertising account executive, agency account manager, account planner, agency account executive, account handler, agency account director, creative account manager, client services director, advertising account planner, advertising planner
  de: Kundenberater Agentur, Kontakter, Etatdirektor, Etatdirektorin, strategischer Planer
  fr: chef de publicité agence, planneur stratégique, planneuse stratégique, directeur de clientèle, directrice de clientèle, chef de groupe publicité
  es: ejecutivo de cuentas publicitarias, planificador estratégico, director de cuentas, directora de cuentas, planner estratégico
  ja: 広告営業, アカウントプランナー, ストラテジックプランナー, 広告プランナー
ecommerce-manager < digital-marketing-manager ~ category-manager, store-manager, product-manager
  en: ecommerce manager, e-commerce manager, e-commerce specialist, ecommerce specialist, ecommerce executive, e-commerce executive, online shop manager, ecommerce coordinator, online store manager, marketplace manager, amazon specialist, amazon account manager, ecommerce assistant, head of ecommerce, e-commerce coordinator, head of e-commerce, online trading manager, digital trading manager, ecommerce director, marketplace specialist, ecommerce, e-commerce, amazon marketplace manager, e-commerce assistant, e-commerce director, amazon manager, shopify manager
  de: E-Commerce-Managerin, Onlineshop-Manager, Kaufmann im E-Commerce, Kauffrau im E-Commerce, Kaufleute im E-Commerce, Onlineshop-Betreuer, Marktplatzmanager, Online-Shop-Manager
  fr: responsable e-commerce, chef de projet e-commerce, chargé de e-commerce, assistant e-commerce, chargée e-commerce, chargé e-commerce, assistante e-commerce, gestionnaire e-commerce, responsable marketplace, cheffe de projet e-commerce
  es: responsable de e-commerce, gerente de e-commerce, responsable de comercio electrónico, especialista en e-commerce, gestor de tienda online, responsable e-commerce, responsable ecommerce, especialista ecommerce, técnico e-commerce, comercio electrónico
  ja: ECマネージャー, EC担当, ECサイト運営, Eコマース, ECサイト運営スタッフ, EC運営, ネットショップ運営
  xx: specjalista ds. e-commerce, kierownik e-commerce, gestor de e-commerce, analista de e-commerce, responsabile e-commerce, e-handelsansvarig, e-handelschef, nettbutikkansvarlig
fundraiser ~ sales, event-marketing-manager, campaign-manager
  en: fundraiser, fundraising manager, fundraising officer, fundraising executive, community fundraiser, corporate fundraiser, fund-raiser, donor relations manager, major gifts officer, door to door fundraiser, street fundraiser, fundraising assistant, fundraising coordinator, head of fundraising, charity fundraiser, fund raiser, trusts and foundations manager, philanthropy manager, fundraising consultant, fundraising
  de: Fundraiserin, Fundraising-Referent, Spendenwerber, Spendenwerberin, Fundraising-Manager, Referent Fundraising, Fundraising-Managerin
  fr: chargé de collecte de fonds, responsable collecte de fonds, collecteur de fonds, chargé de mécénat, chargée de mécénat, responsable mécénat, chargée de collecte de fonds, recruteur de donateurs
  es: captador de fondos, captadora de fondos, captador de socios, captadora de socios, responsable de captación de fondos, recaudador de fondos, recaudadora de fondos
  ja: ファンドレイザー, ファンドレイジング, 募金活動
  xx: captador de recursos, angariador de fundos, fondsenwerver, insamlare, insamlingsansvarig, straatwerver
promoter ~ sales-assistant, event-marketing-manager
  en: brand ambassador, promoter, promotional model, product demonstrator, promotions assistant, leaflet distributor, street promoter, promotional staff, in-store demonstrator, event promoter, flyer distributor, demonstrator, street team member, sampling staff, student brand ambassador
  de: Promoterin, Markenbotschafter, Markenbotschafterin, Flyerverteiler, Verkaufsförderer, Prospektverteiler
  fr: promoteur des ventes, animateur commercial, animatrice commerciale, ambassadeur de marque, ambassadrice de marque, distributeur de prospectus, animateur de vente, démonstrateur, démonstratrice, animatrice de vente
  es: promotor, promotora, promotor de ventas, promotora de ventas, azafata promotora, repartidor de publicidad, embajador de marca, embajadora de marca
  ja: プロモーター, ブランドアンバサダー, 販促スタッフ, チラシ配り, デモンストレーター
  xx: ambasador marki, promoter de vendas, promotor de eventos, promotore, folderaar, varumärkesambassadör
`;
