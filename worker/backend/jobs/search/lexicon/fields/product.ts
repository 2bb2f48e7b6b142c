/**
 * Occupations of the category `product` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const PRODUCT = `
product-manager ~ product-owner, product-director, technical-product-manager
  en: product manager, product management, product lead, digital product manager, software product manager, group product manager, associate product manager, APM, product management lead, mobile product manager, B2B product manager, product management associate, assistant product manager
  de: Produktmanager, Produktmanagerin, Produkt-Manager, Produkt-Managerin, Produktmanagement, Produktverantwortlicher, Produktverantwortliche
  fr: chef de produit, cheffe de produit, responsable produit, gestionnaire de produit, chef de produit digital, chef de produits, cheffe de produits, responsable de produit
  es: gerente de producto, jefe de producto, jefa de producto, gestor de producto, gestora de producto, responsable de producto, gestor de productos
  ja: プロダクトマネージャー, プロダクトマネジャー, 製品マネージャー, プロダクトマネジメント, PdM
  xx: menedżer produktu, kierownik produktu, gerente de produto, gerente de produtos, gestor de produto, gestora de produto, responsabile di prodotto, responsabile prodotto, productmanager, produktchef, produktsjef, tuotepäällikkö, ürün yöneticisi, продуктовый менеджер, менеджер продукта, מנהל מוצר, מנהלת מוצר, مدير منتج, مدير المنتج, 产品经理, 프로덕트 매니저
technical-product-manager < product-manager
  en: technical product manager, platform product manager, API product manager, infrastructure product manager, forward deployed product manager, hardware product manager
  de: technischer Produktmanager, technische Produktmanagerin
  fr: chef de produit technique, cheffe de produit technique, responsable produit technique
  es: gerente técnico de producto, responsable técnico de producto, jefe de producto técnico
  ja: テクニカルプロダクトマネージャー
data-product-manager < product-manager ~ head-of-data
  en: data product manager, data product owner, analytics product manager
  fr: chef de produit data
  es: gerente de producto de datos
  ja: データプロダクトマネージャー
ai-product-manager < product-manager ~ ai-engineer
  en: AI product manager, machine learning product manager, AI product owner, agent product manager, AI product lead
  de: KI-Produktmanager, KI-Produktmanagerin
  fr: chef de produit IA
  es: gerente de producto de IA
  ja: AIプロダクトマネージャー
growth-product-manager < product-manager ~ growth-marketing-manager
  en: growth product manager, product growth manager, monetisation product manager, monetization product manager, monetization manager, monetisation manager, pricing product manager
  ja: グロースプロダクトマネージャー
product-owner ~ product-manager, business-analyst, scrum-master
  en: product owner, technical product owner, proxy product owner, digital product owner, agile product owner, platform owner, solution owner, product ownership, feature owner
  de: Produkteigner, Produkteignerin, Product Ownerin, Produktowner
  fr: propriétaire de produit, propriétaire produit, responsable de produit agile
  es: dueño de producto, dueña de producto, propietario de producto, dueño del producto
  ja: プロダクトオーナー
  xx: właściciel produktu, dono do produto, produktägare, produkteier, produktejer, tuoteomistaja, בעל מוצר
product-director ~ product-manager, chief-product-officer
  en: head of product, product director, director of product, director of product management, VP product, VP of product, vice president of product, product management director, head of product management, head of digital product, director product management
  de: Leiter Produktmanagement, Leiterin Produktmanagement, Produktleiter, Produktleiterin, Bereichsleiter Produktmanagement
  fr: directeur produit, directrice produit, directeur de produit, directrice de produit, directeur des produits
  es: director de producto, directora de producto, director de productos
  ja: プロダクト責任者, プロダクト部門長, プロダクトディレクター
  xx: dyrektor ds. produktu, diretor de produto, direttore di prodotto
chief-product-officer ~ product-director
  en: chief product officer, CPO, chief product and technology officer, CPTO
  de: Produktvorstand
  fr: directeur général produit
  ja: 最高プロダクト責任者, 最高製品責任者
chief-digital-officer ~ digital-transformation-manager, chief-product-officer, it-director
  en: chief digital officer, head of digital, digital director, director of digital, digital manager, chief innovation officer
  de: Leiter Digitalisierung, Leiterin Digitalisierung
  fr: directeur digital, directrice digital, directeur du digital, directrice du digital, responsable digital, responsable digitale
  es: director digital, directora digital, responsable digital
  ja: 最高デジタル責任者
product-operations-manager ~ product-manager, operations-manager, product-analyst
  en: product operations manager, product operations specialist, product operations, product ops, product ops manager, product operations analyst, product operations lead, product operations associate, product program manager, product coordinator, product assistant
  de: Produktkoordinator, Produktkoordinatorin, Produktassistent, Produktassistentin
  fr: assistant chef de produit, assistante chef de produit, coordinateur produit, coordinatrice produit, responsable opérations produit, assistant produit
  es: coordinador de producto, coordinadora de producto, especialista en operaciones de producto, asistente de producto
  ja: プロダクトオペレーション, 商品企画アシスタント
product-analyst ~ data-analyst, product-manager, web-analyst
  en: product analyst, product data analyst, product data scientist, product insights analyst, product analytics manager, product analytics, game analyst, product performance analyst
  de: Produktanalyst, Produktanalystin
  fr: analyste produit, analyste de produit
  es: analista de producto, analista de productos
  ja: プロダクトアナリスト
  xx: analityk produktu, analista de produto, produktanalytiker
product-specialist ~ product-manager, application-engineer, sales-engineer
  en: product specialist, product expert, product consultant, product adviser, product advisor, technical product specialist, product executive, clinical product specialist, product trainer, product champion
  de: Produktspezialist, Produktspezialistin, Produktberater, Produktberaterin, Produktexperte, Produkttrainer
  fr: spécialiste produit, spécialiste produits, expert produit, conseiller produit, ingénieur produit
  es: especialista de producto, especialista en producto, especialista de productos, técnico de producto
  ja: プロダクトスペシャリスト, 製品スペシャリスト
  xx: specjalista ds. produktu, especialista de produto, specialista di prodotto, productspecialist, produktspecialist
product-development-manager ~ product-manager, design-engineer, innovation-manager
  en: product development manager, NPD manager, new product development manager, product developer, NPD technologist, product development specialist, product development technologist, new product introduction manager, NPI manager, R&D manager, research and development manager, head of R&D, product development executive, product technologist, development technologist, recipe developer, head of product development, director of R&D, R&D director, head of research and development, research manager, NPI engineer
  de: Produktentwickler, Produktentwicklerin, Leiter Produktentwicklung, Leiterin Produktentwicklung, F&E-Leiter, Leiter Forschung und Entwicklung, Leiterin Forschung und Entwicklung
  fr: responsable développement produit, chef de projet développement produit, responsable R&D, directeur R&D, directrice R&D, responsable recherche et développement, chef de projet R&D
  es: responsable de desarrollo de producto, jefe de desarrollo de producto, director de I+D, responsable de I+D, directora de I+D, técnico de I+D, jefe de I+D
  ja: 商品開発, 製品開発, 商品企画, 研究開発部長, 商品開発担当
  xx: kierownik działu badań i rozwoju, gerente de P&D, responsabile ricerca e sviluppo, productontwikkelaar, produktutvecklare, FoU-chef
product-lifecycle-manager ~ product-manager, data-steward
  en: product lifecycle manager, PLM specialist, PLM manager, PLM consultant, PLM engineer, product data manager, product information manager, PIM manager, product content specialist, product data specialist, catalogue manager, catalog manager, PLM administrator, catalog specialist
  de: Produktdatenmanager, Produktdatenmanagerin, PLM-Berater, PLM-Spezialist, PIM-Manager, Produktdatenpfleger
  fr: gestionnaire de données produit, responsable PLM, gestionnaire catalogue, gestionnaire de catalogue
  es: gestor de catálogo, gestor de datos de producto, especialista PLM
  ja: 製品データ管理, 商品データ登録
category-manager ~ buyer, product-manager, merchandise-planner
  en: category manager, category lead, category specialist, category executive, category analyst, product category manager, category management, assortment manager, assistant category manager, range manager
  de: Category-Manager, Category-Managerin, Sortimentsmanager, Sortimentsmanagerin, Sortimentsplaner, Warengruppenmanager, Warengruppenmanagerin
  fr: chef de catégorie, cheffe de catégorie, responsable de catégorie, category manageur, responsable catégorie
  es: gestor de categoría, jefe de categoría, responsable de categoría, gerente de categoría, jefa de categoría
  ja: カテゴリーマネージャー, カテゴリマネージャー
  xx: menedżer kategorii, gerente de categoria, categoriemanager, kategorichef, sortimentschef
merchandise-planner ~ category-manager, buyer
  en: merchandise planner, merchandising planner, merchandise manager, merchandising manager, allocation analyst, assistant merchandiser, fashion merchandiser, retail planner, allocator, ecommerce merchandiser, online merchandiser, digital merchandiser, product merchandiser
  fr: planificateur merchandising, responsable merchandising, gestionnaire de collection, chef de collection, responsable de collection
  es: planificador de merchandising, responsable de merchandising, planificador de surtido
  ja: マーチャンダイザー, ディストリビューター
scrum-master ~ agile-coach, product-owner, delivery-manager
  en: scrum master, agile scrum master, iteration manager, agile lead, agile project manager, agile delivery lead, release train engineer, agile team lead
  de: Scrum-Masterin, agiler Projektmanager, agiler Projektleiter
  fr: facilitateur agile, chef de projet agile
  es: facilitador agile, gestor de proyectos ágiles
  ja: スクラムマスター
agile-coach ~ scrum-master
  en: agile coach, agile consultant, agile transformation coach, scrum coach, scrum trainer, agile practitioner, lean agile coach, enterprise agile coach, agile facilitator
  de: Agiler Coach
  fr: coach agile, consultant agile
  es: coach ágil, consultor ágil
  ja: アジャイルコーチ
delivery-manager ~ scrum-master, project-manager, technical-program-manager
  en: delivery manager, delivery lead, software delivery manager, agile delivery manager, digital delivery manager, technical delivery manager, head of delivery, director of delivery, project delivery manager, delivery director
  fr: responsable delivery, responsable de la livraison logicielle
  es: responsable de entrega, gerente de entrega, gerente de delivery
  ja: デリバリーマネージャー
release-manager ~ delivery-manager, devops-engineer
  en: release manager, release engineer, release coordinator, release management, software release manager, deployment manager, release specialist, deployment engineer, release lead
  de: Release-Manager, Release-Managerin, Releasemanager, Releasemanagerin
  fr: responsable des mises en production, gestionnaire de versions
  es: gestor de versiones, gestor de lanzamientos
  ja: リリースマネージャー, リリースエンジニア
technical-program-manager ~ project-manager, it-project-manager, delivery-manager
  en: technical program manager, technical programme manager, TPM, field technical program manager, engineering programme manager, software program manager
  fr: responsable de programme technique
  es: gerente de programas técnicos, gerente técnico de programas
  ja: テクニカルプログラムマネージャー
digital-transformation-manager ~ chief-digital-officer, innovation-manager, project-manager
  en: digital transformation manager, digital transformation consultant, digitalisation manager, digitalization manager, digital transformation lead, digitalisation officer, business transformation manager, transformation manager, transformation lead, digital transformation specialist, transformation director
  de: Digitalisierungsmanager, Digitalisierungsmanagerin, Digitalisierungsbeauftragter, Transformationsmanager, Digitalisierungsberater, Transformationsmanagerin
  fr: responsable transformation digitale, chef de projet transformation digitale, responsable de la transformation, chargé de transformation digitale, responsable transformation
  es: responsable de transformación digital, gestor de transformación digital, consultor de transformación digital
  ja: DX推進, DX担当, デジタルトランスフォーメーション, DX推進担当
innovation-manager ~ product-development-manager, design-strategist, digital-transformation-manager
  en: innovation manager, head of innovation, innovation lead, innovation consultant, innovation specialist, innovation director, technology scout, innovation coordinator, venture builder, entrepreneur in residence, innovation analyst, technology transfer manager
  de: Innovationsmanager, Innovationsmanagerin, Leiter Innovation, Innovationsberater
  fr: responsable innovation, responsable de l'innovation, chef de projet innovation, chargé d'innovation, directeur innovation
  es: responsable de innovación, gestor de innovación, director de innovación, gerente de innovación
  ja: イノベーションマネージャー, 新規事業開発, 新規事業企画, 新規事業
pricing-manager ~ product-manager, financial-analyst, revenue-operations
  en: pricing manager, pricing analyst, pricing specialist, pricing strategist, pricing lead, price analyst, pricing director, pricing coordinator, pricing and revenue manager
  de: Pricing-Manager, Preismanager, Preismanagerin, Pricing-Analyst
  fr: responsable pricing, responsable tarification, chargé de tarification, analyste tarification, analyste pricing
  es: analista de precios, responsable de precios, gestor de precios, analista de pricing
  ja: プライシング担当, 価格戦略
game-producer ~ game-designer, product-manager, digital-producer
  en: game producer, games producer, video game producer, live ops manager, game product manager, live operations manager, associate game producer, game project manager
  de: Spieleproduzent, Spieleproduzentin
  fr: producteur de jeux vidéo, productrice de jeux vidéo, chef de projet jeux vidéo
  es: productor de videojuegos, productora de videojuegos
  ja: ゲームプロデューサー, ゲームディレクター
digital-producer ~ product-manager, content-manager
  en: digital producer, web producer, interactive producer, content producer, digital content producer, podcast producer, multimedia producer, agency producer, digital production manager, website manager, web manager, site merchandiser
  de: Webproduzent, Online-Produzent, Podcast-Produzent, Website-Manager, Podcast-Produzentin
  fr: producteur digital, producteur de contenu digital, chargé de production digitale, responsable de site web, responsable site web
  es: productor digital, productora digital, responsable web, productor de contenidos, productora de contenidos
  ja: Webプロデューサー, Webディレクター, ウェブディレクター, ウェブプロデューサー
localisation-manager ~ translator, technical-program-manager
  en: localisation manager, localization manager, localization program manager, localisation project manager, localization project manager, localization specialist, localisation specialist, localization engineer, translation project manager, internationalization engineer, translation manager, localization coordinator
  de: Lokalisierungsmanager, Lokalisierungsmanagerin, Übersetzungsmanager, Übersetzungsprojektmanager
  fr: responsable localisation, chef de projet localisation, gestionnaire de projets de traduction, chef de projet traduction
  es: gestor de localización, responsable de localización, gestor de proyectos de traducción
  ja: ローカライズ, ローカライゼーションマネージャー, 翻訳コーディネーター
product-strategist ~ product-director, product-manager, business-analyst
  en: product strategist, product strategy manager, product strategy lead, product strategy, product portfolio manager, strategy manager, strategist, strategy analyst, strategy consultant, corporate strategist, deployment strategist, strategy director, head of strategy, management consultant, product policy manager, strategy associate, product evangelist
  de: Produktstratege, Produktstrategin, Unternehmensberater, Unternehmensberaterin, Strategieberater, Strategieberaterin, Strategiemanager
  fr: responsable stratégie, consultant en stratégie, consultante en stratégie, directeur de la stratégie, responsable stratégie produit, consultant en management
  es: estratega de producto, responsable de estrategia, consultor de estrategia, consultora de estrategia, analista de estrategia, consultor de gestión
  ja: プロダクトストラテジスト, 経営企画, 戦略コンサルタント, 経営コンサルタント
`;
