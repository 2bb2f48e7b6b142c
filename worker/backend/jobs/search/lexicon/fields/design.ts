/**
 * Occupations of the category `design` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const DESIGN = `
designer
  en: designer, design assistant, freelance designer, design associate, creative designer, multidisciplinary designer, design specialist
  de: Designerin, Gestalter, Gestalterin, Kommunikationsdesigner, Kommunikationsdesignerin
  fr: designeur, designeuse, concepteur designer
  es: diseñador, diseñadora
  ja: デザイナー
  xx: projektant, projektantka, desenhista, progettista, ontwerper, vormgever, vormgeefster, formgivare, muotoilija, suunnittelija, tasarımcı, дизайнер, מעצב, מעצבת, مصمم, مصممة, 设计师, 디자이너
graphic-designer < designer ~ visual-designer, brand-designer, media-designer
  en: graphic designer, graphics designer, graphic artist, graphical designer, graphic design, layout artist, layout designer, print designer, editorial designer, digital designer, graphic design assistant, creative artworker, artworker, presentation designer, infographic designer, book designer, typographer, type designer, packaging graphic designer, desktop publisher, DTP operator
  de: Grafikdesigner, Grafikdesignerin, Grafiker, Grafikerin, Grafik-Designer, Grafik-Designerin, Layouter, Layouterin, Reinzeichner, Reinzeichnerin, Typograf, Typografin, Grafikdesign
  fr: graphiste, graphiste webdesigner, infographiste, designer graphique, concepteur graphique, conceptrice graphique, maquettiste, maquettiste PAO, opérateur PAO, typographe
  es: diseñador gráfico, diseñadora gráfica, grafista, maquetador, maquetadora, infografista, diseño gráfico
  ja: グラフィックデザイナー, DTPデザイナー, エディトリアルデザイナー, DTPオペレーター, グラフィックデザイン, 紙面デザイナー
  xx: grafik, graficzka, grafik komputerowy, projektant graficzny, designer gráfico, designer gráfica, grafico, grafica pubblicitaria, progettista grafico, grafisch vormgever, grafisch ontwerper, grafisk designer, grafisk formgivare, graafinen suunnittelija, grafický designér, grafik tasarımcı, графический дизайнер, מעצב גרפי, מעצבת גרפית, مصمم جرافيك, 平面设计师, 그래픽 디자이너
media-designer < designer ~ graphic-designer, web-designer
  en: media designer, multimedia designer, multimedia artist, digital media designer, multimedia specialist, interactive media designer, multimedia developer, new media designer
  de: Mediengestalter, Mediengestalterin, Mediengestalter Digital und Print, Mediendesigner, Mediendesignerin, Multimedia-Designer, Medientechnologe, Medientechnologin
  fr: concepteur multimédia, designer multimédia, infographiste multimédia, créateur multimédia
  es: diseñador multimedia, diseñadora multimedia
  ja: マルチメディアデザイナー, メディアデザイナー
visual-designer < designer ~ graphic-designer, ui-designer, brand-designer
  en: visual designer, visual design lead, digital visual designer, visual artist, visual communication designer, visual design
  fr: designer visuel, concepteur visuel
  es: diseñador visual, diseñadora visual
  ja: ビジュアルデザイナー
brand-designer < designer ~ graphic-designer, visual-designer
  en: brand designer, branding designer, identity designer, logo designer, marketing designer, brand identity designer, communication designer, communications designer, advertising designer, campaign designer, email designer
  de: Markendesigner, Werbegrafiker, Werbegrafikerin, Corporate Designer
  fr: designer de marque, concepteur d'identité visuelle
  es: diseñador de marca, diseñadora de marca, diseñador publicitario, diseñadora publicitaria
  ja: ブランドデザイナー, 広告デザイナー
ux-designer < designer ~ product-designer, ui-designer, interaction-designer, service-designer
  en: UX designer, user experience designer, UX/UI designer, UI/UX designer, UX UI designer, user experience and interface designer, UX architect, experience designer, UX specialist, UX lead, digital experience designer, user-centred designer, user centered designer, UX design, UX consultant, usability specialist, human factors engineer, human factors specialist, usability engineer, CX designer, customer experience designer, accessibility designer, accessibility specialist
  de: UX-Designerin, UX/UI-Designer, UX-Konzepter, UX-Konzepterin, User-Experience-Designer, User-Experience-Designerin, Usability-Experte, Usability-Engineer
  fr: concepteur UX, conceptrice UX, ergonome IHM, designer d'expérience utilisateur, designer UX, ergonome web
  es: diseñador UX, diseñadora UX, diseñador UX/UI, diseñadora UX/UI, diseñador de experiencia de usuario, diseñadora de experiencia de usuario, diseñador UI/UX
  ja: UXデザイナー, UI/UXデザイナー, UIUXデザイナー, ユーザーエクスペリエンスデザイナー
  xx: projektant UX, projektantka UX, projektant UX/UI, UX-ontwerper, UX-formgivare, מעצב חוויית משתמש, מעצבת חוויית משתמש, مصمم تجربة المستخدم
ui-designer < designer ~ ux-designer, visual-designer, web-designer
  en: UI designer, user interface designer, interface designer, GUI designer, app designer, UI artist, mobile designer, design system designer, design systems designer, user interface artist
  de: UI-Designerin, Interface-Designer, Interfacedesigner, Screendesigner, Screendesignerin
  fr: designer UI, designer d'interface, designer d'interfaces, concepteur d'interface
  es: diseñador UI, diseñadora UI, diseñador de interfaces, diseñadora de interfaces
  ja: UIデザイナー, インターフェースデザイナー
  xx: projektant UI, projektant interfejsów, gränssnittsdesigner
product-designer < designer ~ ux-designer, ui-designer, interaction-designer, industrial-designer
  en: product designer, digital product designer, product design lead, product design, digital product design lead, UX product designer
  de: digitaler Produktdesigner
  fr: designer produit, designer produit digital, product designer UX
  es: diseñador de producto, diseñadora de producto, diseñador de producto digital, diseñadora de producto digital, diseñador de productos digitales
  ja: プロダクトデザイナー, デジタルプロダクトデザイナー
  xx: projektant produktu, designer de produto, productontwerper
interaction-designer < designer ~ ux-designer, product-designer, ui-designer
  en: interaction designer, IxD designer, interactive designer, interaction design, conversation designer, voice designer, voice user interface designer
  de: Interaktionsdesigner, Interaktionsdesignerin, Interaction-Designerin
  fr: designer d'interaction, designer interactif, concepteur d'interaction
  es: diseñador de interacción, diseñadora de interacción, diseñador interactivo
  ja: インタラクションデザイナー
  xx: interaktionsdesigner, interactieontwerper
service-designer < designer ~ ux-designer, ux-researcher, design-strategist
  en: service designer, service design, service design lead, service design consultant, customer journey designer, public service designer, organisational designer, business designer, design thinking facilitator
  de: Servicedesigner, Servicedesignerin, Service-Designerin
  fr: designer de services, designer de service, designer service
  es: diseñador de servicios, diseñadora de servicios
  ja: サービスデザイナー
  xx: projektant usług, designer de serviços, tjänstedesigner, palvelumuotoilija
ux-researcher ~ ux-designer, service-designer, market-researcher
  en: UX researcher, user researcher, user experience researcher, design researcher, usability researcher, UX research lead, research ops manager, product researcher, UX research, user research, user research lead, customer researcher, mixed methods researcher, research operations manager
  de: UX-Forscher, UX-Researcherin, Nutzerforscher, Nutzerforscherin, UX-Research
  fr: chercheur UX, chercheuse UX, chargé de recherche utilisateur, chargée de recherche utilisateur, UX research
  es: investigador UX, investigadora UX, investigador de experiencia de usuario, investigador de usuarios, investigadora de usuarios
  ja: UXリサーチャー, ユーザーリサーチャー, ユーザー調査
  xx: badacz UX, badaczka UX, pesquisador UX, pesquisadora UX, UX-onderzoeker
ux-writer ~ copywriter, ux-designer, technical-writer
  en: UX writer, UX copywriter, content designer, product writer, microcopy writer, UX content designer, UX content strategist, content design lead, user experience writer
  de: UX-Texter, UX-Texterin, UX-Autor
  fr: rédacteur UX, rédactrice UX
  es: redactor UX, redactora UX
  ja: UXライター
web-designer < designer ~ ui-designer, graphic-designer, frontend-developer, web-developer
  en: web designer, website designer, webdesigner, web design, web graphic designer, landing page designer, wordpress designer, digital web designer, ecommerce designer, internet designer
  de: Webdesignerin, Web-Designerin, Webgestalter, Webdesign, Webgestalterin
  fr: concepteur web, conceptrice web, designer web
  es: diseñador web, diseñadora web, diseñador de páginas web
  ja: Webデザイナー, ウェブデザイナー, WEBサイトデザイナー
  xx: projektant stron internetowych, projektant stron www, webontwerper, webbdesigner, מעצב אתרים, מעצבת אתרים, مصمم مواقع
motion-designer < designer ~ animator, video-editor, visual-effects-artist
  en: motion designer, motion graphics designer, motion graphics artist, motion graphic designer, motion artist, motion graphics animator, motion graphics, motion design, broadcast designer, animated graphics designer, motion graphic artist, title designer
  de: Motion-Designerin, Motiondesigner, Motiondesignerin, Motion-Grafiker
  fr: concepteur motion, motion designeur, graphiste animateur, animateur graphique
  es: diseñador de motion graphics, diseñadora de motion graphics, grafista audiovisual, diseñador de animación
  ja: モーションデザイナー, モーショングラフィックデザイナー, モーショングラフィックス
animator ~ motion-designer, illustrator, 3d-artist
  en: animator, 2D animator, 3D animator, character animator, animation artist, cartoonist, stop motion animator, animation designer, storyboard artist, animation director, layout animator, game animator, comic artist, manga artist
  de: Trickfilmzeichner, Trickfilmzeichnerin, 3D-Animator, Animationskünstler, Comiczeichner, Comiczeichnerin
  fr: animateur 2D, animateur 3D, animatrice 3D, animatrice 2D, storyboardeur, dessinateur de bande dessinée
  es: animador 2D, animador 3D, animadora 3D, animadora 2D, dibujante de cómics, historietista
  ja: アニメーター, 3Dアニメーター, 2Dアニメーター, 漫画家, 絵コンテ
visual-effects-artist ~ 3d-artist, motion-designer, video-editor
  en: visual effects artist, VFX artist, compositor, VFX compositor, visual effects supervisor, effects artist, roto artist, digital compositor, VFX supervisor, FX artist, lighting artist, colourist, colorist, matte painter
  de: VFX-Künstler, Effektkünstler
  fr: truquiste, graphiste effets spéciaux, étalonneur, étalonneuse, artiste VFX
  es: artista VFX, artista de efectos visuales, colorista, compositor digital
  ja: VFXアーティスト, エフェクトデザイナー, コンポジター, カラリスト
3d-artist < designer ~ animator, game-artist, visual-effects-artist
  en: 3D artist, 3D designer, 3D modeller, 3D modeler, CGI artist, 3D generalist, 3D visualiser, 3D visualizer, architectural visualiser, architectural visualizer, CG artist, environment artist, 3D visualisation artist, rendering artist, texture artist, 3D graphic designer, archviz artist
  de: 3D-Designerin, 3D-Visualisierer, 3D-Visualisiererin, 3D-Grafiker, 3D-Künstler, Architekturvisualisierer
  fr: infographiste 3D, modeleur 3D, graphiste 3D, designer 3D, modeleuse 3D, perspectiviste
  es: artista 3D, modelador 3D, modeladora 3D, diseñador 3D, diseñadora 3D, infografista 3D
  ja: 3Dデザイナー, 3DCGデザイナー, CGデザイナー, 3Dモデラー, CGクリエイター
  xx: grafik 3D, 3D-grafiker, 3D-ontwerper
game-artist ~ 3d-artist, illustrator, game-designer
  en: game artist, concept artist, character artist, technical artist, 2D artist, game art director, character designer, pixel artist, level artist
  de: Spielegrafiker, Spielegrafikerin, Game-Artist
  fr: graphiste jeux vidéo, artiste technique, concepteur de personnages
  es: artista conceptual, artista técnico, artista de videojuegos, artista 2D
  ja: コンセプトアーティスト, キャラクターデザイナー, テクニカルアーティスト, ゲームグラフィックデザイナー, 2Dデザイナー
game-designer < designer ~ game-artist, game-producer, software-developer
  en: game designer, games designer, level designer, video game designer, narrative designer, gameplay designer, game writer, economy designer, quest designer, combat designer
  de: Spieledesigner, Spieledesignerin, Leveldesigner, Game-Designerin
  fr: concepteur de jeux vidéo, concepteur de jeux, conceptrice de jeux
  es: diseñador de videojuegos, diseñadora de videojuegos, diseñador de niveles, diseñador de juegos
  ja: ゲームデザイナー, ゲームプランナー, レベルデザイナー, ゲームシナリオライター
illustrator < designer ~ graphic-designer, animator, game-artist
  en: medical illustrator, digital illustrator, children's book illustrator, technical illustrator, fashion illustrator, scientific illustrator, illustrator
  de: Illustratorin, Zeichner, Zeichnerin
  fr: illustrateur, illustratrice, dessinateur illustrateur
  es: ilustrador, ilustradora
  ja: イラストレーター, 挿絵画家
  xx: ilustratorka, illustratore, illustratör, kuvittaja, מאייר, מאיירת
interior-designer < designer ~ architect, set-designer, kitchen-designer
  en: interior designer, interior architect, interior decorator, interior stylist, interior design, space planner, home stylist, FF&E designer, interior design consultant, hospitality designer, workplace designer, office designer, retail designer, interior design assistant, home stager
  de: Innenarchitekt, Innenarchitektin, Raumausstatter, Raumausstatterin, Inneneinrichter, Inneneinrichterin, Einrichtungsberater, Einrichtungsberaterin, Raumgestalter, Wohnberater
  fr: architecte d'intérieur, décorateur d'intérieur, décoratrice d'intérieur, designer d'intérieur, décorateur intérieur, designer d'espace, space planneur
  es: interiorista, diseñador de interiores, diseñadora de interiores, decorador de interiores, decoradora de interiores, arquitecto de interiores, arquitecta de interiores
  ja: インテリアデザイナー, インテリアコーディネーター, 内装デザイナー, 空間デザイナー
  xx: architekt wnętrz, projektant wnętrz, projektantka wnętrz, designer de interiores, arquiteto de interiores, architetto d'interni, arredatore, arredatrice, interieurontwerper, interieurarchitect, binnenhuisarchitect, inredare, inredningsarkitekt, interiørarkitekt, sisustussuunnittelija, iç mimar, дизайнер интерьера, מעצב פנים, מעצבת פנים, مصمم داخلي, 室内设计师
kitchen-designer < designer ~ interior-designer, sales-assistant
  en: kitchen designer, kitchen and bathroom designer, bathroom designer, kitchen sales designer, kitchen design consultant, kitchen planner, furniture designer, kitchen consultant, bedroom designer
  de: Küchenplaner, Küchenplanerin, Küchenfachberater, Küchenverkäufer, Möbeldesigner, Möbeldesignerin, Küchenberater
  fr: cuisiniste, concepteur cuisiniste, vendeur concepteur cuisine, concepteur vendeur cuisine, designer mobilier, concepteur de cuisines
  es: diseñador de cocinas, diseñadora de cocinas, diseñador de muebles, diseñadora de muebles
  ja: キッチンデザイナー, 家具デザイナー, キッチンプランナー
industrial-designer < designer ~ product-designer, design-engineer, mechanical-engineer
  en: industrial designer, industrial design engineer, consumer product designer, physical product designer, automotive designer, car designer, transport designer, toy designer, medical device designer, industrial design, exterior designer, colour and materials designer, CMF designer, clay modeller
  de: Industriedesigner, Industriedesignerin, Produktdesigner, Produktdesignerin, Automobildesigner, Industrial-Designer, Produktgestalter, Produktgestalterin, Fahrzeugdesigner
  fr: designer industriel, designer industrielle, designer automobile, concepteur de produits, designer de produits
  es: diseñador industrial, diseñadora industrial, diseñador de automóviles, diseñador de juguetes
  ja: インダストリアルデザイナー, 工業デザイナー, カーデザイナー, 工業デザイン
  xx: projektant przemysłowy, designer industrial, desenhista industrial, designer industriale, industrieel ontwerper, industriell formgivare, industridesigner, teollinen muotoilija
fashion-designer < designer ~ textile-designer, pattern-maker
  en: fashion designer, apparel designer, clothing designer, womenswear designer, menswear designer, footwear designer, shoe designer, knitwear designer, accessories designer, costume designer, sportswear designer, lingerie designer, handbag designer, fashion design assistant, childrenswear designer, bridal designer
  de: Modedesigner, Modedesignerin, Schuhdesigner, Kostümbildner, Kostümbildnerin, Bekleidungsdesigner, Strickdesigner
  fr: styliste, créateur de mode, créatrice de mode, styliste modéliste, designer de mode, costumier, costumière, styliste mode
  es: diseñador de moda, diseñadora de moda, diseñador de calzado, figurinista, estilista de moda, diseñadora de calzado
  ja: ファッションデザイナー, 服飾デザイナー, アパレルデザイナー, 衣装デザイナー, シューズデザイナー
  xx: projektant mody, projektantka mody, projektant odzieży, estilista de moda, stilista, modeontwerper, modedesigner, kläddesigner
pattern-maker ~ fashion-designer
  en: pattern cutter, fashion technologist, garment technologist, apparel technologist, pattern grader, fashion stylist, wardrobe stylist, personal stylist, style adviser
  de: Schnittmacher, Schnittmacherin, Bekleidungstechniker, Bekleidungstechnikerin, Schnittdirectrice, Modestylist
  fr: modéliste, patronnier, patronnière, modéliste patronnier, patronnier gradeur
  es: patronista, patronista industrial, modelista
  ja: パタンナー, スタイリスト
textile-designer < designer ~ fashion-designer, jewellery-designer
  en: textile designer, surface designer, pattern designer, fabric designer, carpet designer, surface pattern designer, wallpaper designer, weave designer, embroidery designer
  de: Textildesigner, Textildesignerin, Musterdesigner
  fr: designer textile, créateur textile, dessinateur textile, créatrice textile
  es: diseñador textil, diseñadora textil, diseñador de estampados
  ja: テキスタイルデザイナー, 染織デザイナー
jewellery-designer < designer ~ textile-designer
  en: jewellery designer, jewelry designer, CAD jewellery designer, ceramic designer, watch designer, glass designer
  de: Schmuckdesigner, Schmuckdesignerin, Uhrendesigner
  fr: créateur de bijoux, créatrice de bijoux, bijoutier créateur, designer bijoux
  es: diseñador de joyas, diseñadora de joyas, diseñador de joyería
  ja: ジュエリーデザイナー, 宝飾デザイナー
packaging-designer < designer ~ graphic-designer, industrial-designer
  en: packaging designer, package designer, structural packaging designer, label designer, packaging technologist, structural packaging engineer, packaging artworker, packaging development technologist
  de: Verpackungsdesigner, Verpackungsdesignerin, Verpackungsentwickler, Verpackungsentwicklerin
  fr: designer packaging, concepteur packaging, designer emballage, concepteur emballage
  es: diseñador de packaging, diseñadora de packaging, diseñador de envases, diseñador de empaques
  ja: パッケージデザイナー, パッケージデザイン
set-designer < designer ~ interior-designer, lighting-designer
  en: set designer, exhibition designer, stage designer, theatre designer, production designer, event designer, scenographer, museum designer, window dresser, display designer, exhibit designer, prop maker, set decorator, experiential designer, theatrical designer
  de: Bühnenbildner, Bühnenbildnerin, Szenenbildner, Szenenbildnerin, Ausstellungsdesigner, Ausstellungsgestalter, Messedesigner, Schaufensterdekorateur
  fr: scénographe, décorateur de théâtre, designer d'exposition, étalagiste, concepteur d'exposition
  es: escenógrafo, escenógrafa, escaparatista, diseñador de exposiciones, diseñador de escenarios, diseñador de stands
  ja: 舞台美術, 展示デザイナー, 舞台デザイナー, 美術デザイナー
lighting-designer < designer ~ set-designer, interior-designer, sound-designer
  en: lighting designer, light designer, lighting design engineer, stage lighting designer, architectural lighting designer, lighting consultant
  de: Lichtdesigner, Lichtdesignerin, Lichtplaner, Lichtplanerin
  fr: concepteur lumière, éclairagiste, conceptrice lumière, créateur lumière
  es: diseñador de iluminación, diseñadora de iluminación, iluminador, iluminadora
  ja: 照明デザイナー, ライティングデザイナー
sound-designer ~ video-editor, lighting-designer
  en: sound designer, audio designer, sound engineer, audio engineer, sound editor, sound technician, game audio designer, audio editor, mixing engineer, recording engineer, sound mixer, audio technician, composer, music producer
  de: Sounddesigner, Sounddesignerin, Toningenieur, Toningenieurin, Tontechniker, Tontechnikerin, Tonmeister, Komponist
  fr: ingénieur du son, ingénieure du son, concepteur sonore, technicien son, designer sonore, preneur de son, mixeur son
  es: diseñador de sonido, diseñadora de sonido, ingeniero de sonido, técnico de sonido, técnica de sonido, editor de sonido
  ja: サウンドデザイナー, 音響スタッフ, サウンドクリエイター, レコーディングエンジニア, 録音技師
art-director ~ creative-director, graphic-designer, design-manager
  en: art director, associate art director, artistic director, digital art director, creative lead, art lead
  de: Art-Direktor, Art-Direktorin, Artdirektor, künstlerischer Leiter, Artdirectorin
  fr: directeur artistique, directrice artistique, directeur artistique digital
  es: director de arte, directora de arte, director artístico, directora artística
  ja: アートディレクター
  xx: dyrektor artystyczny, diretor de arte, diretora de arte, direttore artistico, konstnärlig ledare
creative-director ~ art-director, design-manager
  en: creative director, executive creative director, associate creative director, group creative director, creative manager, head of creative, creative strategist, chief creative officer, creative producer
  de: Kreativdirektor, Kreativdirektorin, Kreativleiter, Creative-Direktor
  fr: directeur de création, directrice de création, directeur créatif, directrice créative
  es: director creativo, directora creativa
  ja: クリエイティブディレクター
  xx: dyrektor kreatywny, diretor criativo, diretora criativa, direttore creativo, kreativ chef
design-manager ~ design-director, ux-designer, product-designer
  en: design manager, UX manager, UX design manager, product design manager, design lead, design team lead, design operations manager, designops manager, design program manager, design producer, UX design lead, design studio manager, design project manager, design ops manager
  de: Designleiter, Designleiterin, Designmanager, Designmanagerin, Teamleiter Design
  fr: responsable design, manager design, chef de projet design, responsable UX, responsable studio graphique
  es: responsable de diseño, jefe de diseño, jefa de diseño, gerente de diseño
  ja: デザインマネージャー, デザインリード
design-director ~ design-manager, creative-director
  en: design director, head of design, head of UX, director of design, director of product design, head of product design, VP design, VP of design, UX director, chief design officer, director of UX, director of user experience, head of user experience
  de: Designdirektor, Leiter Design, Leiterin Design, Leiter UX
  fr: directeur du design, directrice du design, directeur design, directrice design
  es: director de diseño, directora de diseño
  ja: デザインディレクター, デザイン責任者
design-strategist ~ service-designer, ux-researcher, innovation-manager
  en: design strategist, design consultant, innovation designer, creative technologist, design technologist, UX engineer, design advocate, designer advocate, experience strategist, UX strategist, speculative designer, futurist
  de: Designstratege, Designstrategin, Designberater
  fr: stratège design, consultant design, consultante design
  es: estratega de diseño, consultor de diseño
  ja: デザインストラテジスト, クリエイティブテクノロジスト, デザインエンジニア
photographer ~ videographer, photo-editor
  en: photographer, product photographer, portrait photographer, wedding photographer, school photographer, photojournalist, press photographer, fashion photographer, photography assistant, photographer's assistant, studio photographer, ecommerce photographer, photo assistant, real estate photographer, food stylist
  de: Fotograf, Fotografin, Produktfotograf, Photograph, Fotoassistent, Fotoassistentin, Pressefotograf, Bildjournalist
  fr: photographe, photojournaliste, photographe de mariage, assistant photographe, reporter photographe
  es: fotógrafo, fotógrafa, fotoperiodista, reportero gráfico, ayudante de fotografía
  ja: フォトグラファー, カメラマン, 写真家, 写真撮影
  xx: fotografka, fotografo, fotografa, fotograaf, valokuvaaja, fotoğrafçı, фотограф, צלם, צלמת, مصور
photo-editor ~ photographer, graphic-designer
  en: photo editor, photo retoucher, retoucher, picture editor, image editor, photo researcher, digital retoucher, prepress operator, pre-press technician, picture researcher, digital imaging technician, high-end retoucher
  de: Bildbearbeiter, Bildbearbeiterin, Bildredakteur, Bildredakteurin, Retuscheur, Fotoredakteur, Druckvorstufe
  fr: retoucheur photo, retoucheuse photo, iconographe, opérateur prépresse
  es: retocador fotográfico, retocadora fotográfica, editor fotográfico, operador de preimpresión
  ja: レタッチャー, フォトエディター, 画像編集
videographer ~ video-editor, photographer
  en: videographer, camera operator, cameraman, camerawoman, cinematographer, director of photography, video producer, film maker, filmmaker, content videographer, TV camera operator, drone operator, drone pilot, film producer, film director, video content producer, multimedia journalist, video journalist
  de: Videograf, Videografin, Kamerafrau, Kameraassistent, Filmemacher, Filmemacherin, Mediengestalter Bild und Ton, Videoproduzent, Drohnenpilot
  fr: vidéaste, cadreur, cadreuse, caméraman, réalisateur vidéo, réalisatrice vidéo, opérateur de prise de vue, chef opérateur, télépilote de drone
  es: videógrafo, videógrafa, camarógrafo, camarógrafa, operador de cámara, operadora de cámara, realizador audiovisual, realizadora audiovisual, productor audiovisual, piloto de drones
  ja: ビデオグラファー, 映像クリエイター, 映像カメラマン, 映像ディレクター, 動画クリエイター
  xx: operator kamery, operador de câmera, videomaker, operatore video, cineoperatore, videofilmare, filmare
video-editor ~ videographer, motion-designer
  en: video editor, film editor, film and video editor, post-production editor, video content editor, offline editor, post production assistant, video production assistant, video post producer, footage editor
  de: Videoeditor, Videoeditorin, Cutter, Cutterin, Filmeditor, Filmeditorin, Video-Editor, Videocutter, Filmcutter
  fr: monteur vidéo, monteuse vidéo, chef monteur, cheffe monteuse, monteur audiovisuel, monteur image
  es: editor de vídeo, editora de vídeo, editor de video, editora de video, montador de vídeo, montador audiovisual, editor audiovisual, editora audiovisual
  ja: 動画編集者, 映像編集, ビデオエディター, 動画編集, 映像編集者
  xx: montażysta, montażystka, montażysta filmowy, editor de vídeos, montatore video, videomonteur, videoredigerare, videoklippare
`;
