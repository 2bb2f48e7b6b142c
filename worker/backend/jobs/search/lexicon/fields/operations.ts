/**
 * Occupations of the category `operations` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const OPERATIONS = `
operations-manager ~ operations-coordinator, production-manager
  en: operations manager, operations lead, head of operations, chief operating officer, COO, director of operations, operations director, operations supervisor, business operations manager, area operations manager, VP operations, bizops manager, deputy operations manager, general manager, managing director
  de: Betriebsleiter, Betriebsleiterin, Leiter Betrieb, Betriebsleitung, Geschäftsführer, Geschäftsführerin
  fr: responsable des opérations, directeur des opérations, responsable d'exploitation, directrice des opérations, directeur général, directeur d'exploitation
  es: jefe de operaciones, gerente de operaciones, director de operaciones, responsable de operaciones, directora de operaciones, gerente general
  ja: オペレーションマネージャー, 運営マネージャー, 業務責任者, 事業責任者
  xx: gerente de operações, responsabile operativo, operationeel manager, kierownik operacyjny, driftschef, driftsleder, driftssjef
operations-coordinator ~ operations-manager, project-coordinator
  en: operations coordinator, operations assistant, operations associate, operations administrator, operations analyst, operations executive, business operations associate, operations specialist, operations officer
  de: Betriebsassistent, Betriebsassistentin
  fr: coordinateur des opérations, assistant d'exploitation, coordinatrice des opérations
  es: coordinador de operaciones, coordinadora de operaciones, asistente de operaciones, analista de operaciones
  ja: オペレーションコーディネーター, 業務オペレーション
project-manager ~ programme-manager, project-coordinator
  en: project manager, project lead, project director, project leader, PM project manager, construction project manager
  de: Projektleiter, Projektleiterin, Projektmanager, Projektmanagerin, Projektleitung, Bauprojektleiter
  fr: chef de projet, cheffe de projet, responsable de projet, gestionnaire de projet, chargé de projet, chargée de projet
  es: jefe de proyecto, jefa de proyecto, gestor de proyectos, gerente de proyecto, director de proyecto, responsable de proyectos
  ja: プロジェクトマネージャー, プロジェクトマネジャー, プロジェクトリーダー
  xx: gerente de projetos, gestor de projeto, projectleider, projectmanager, kierownik projektu, projektledare, projektleder, prosjektleder, projektipäällikkö
programme-manager ~ project-manager, programme-coordinator
  en: programme manager, program manager, programme director, program director, head of PMO, PMO manager, portfolio manager projects, global program manager, programme lead
  de: Programmmanager, Programmleiter, Programmmanagerin, Leiter PMO
  fr: directeur de programme, responsable de programme, directrice de programme
  es: gestor de programas, director de programa, gerente de programa
  ja: プログラムマネージャー
programme-coordinator ~ programme-manager, project-coordinator
  en: programme coordinator, program coordinator, programme officer, program officer, programme assistant, program assistant, programme administrator
  de: Programmkoordinator, Programmkoordinatorin, Programmreferent
  fr: coordinateur de programme, coordinatrice de programme, chargé de programme
  es: coordinador de programas, coordinadora de programas
  ja: プログラムコーディネーター
project-coordinator ~ project-manager, programme-coordinator
  en: project coordinator, project administrator, project assistant, project officer, PMO analyst, project support officer, project planner, PMO officer
  de: Projektassistent, Projektassistentin, Projektkoordinator, Projektkoordinatorin, Projektassistenz, Projektmitarbeiter
  fr: assistant de projet, assistante de projet, coordinateur de projet, coordinatrice de projet, coordonnateur de projet
  es: coordinador de proyectos, coordinadora de proyectos, asistente de proyectos, técnico de proyectos
  ja: プロジェクトコーディネーター, プロジェクトアシスタント, PMO
business-analyst ~ process-analyst, data-analyst
  en: business analyst, requirements analyst, BA business analyst
  de: Geschäftsanalyst, Businessanalyst, Businessanalystin, Anforderungsmanager, Business Analystin
  fr: analyste d'affaires, analyste métier
  es: analista de negocio
  ja: ビジネスアナリスト, 業務アナリスト
  xx: analista di business, bedrijfsanalist, analityk biznesowy, verksamhetsanalytiker
process-analyst ~ business-analyst, process-engineer
  en: process analyst, business process analyst, process improvement analyst, process manager, process improvement manager, business process manager, process improvement specialist, change manager
  de: Prozessanalyst, Prozessmanager, Prozessmanagerin, Prozessanalystin, Prozessberater
  fr: analyste de processus, analyste des processus, responsable processus
  es: analista de procesos, gestor de procesos
  ja: 業務改善, プロセスアナリスト, 業務プロセス改善
management-consultant ~ business-analyst
  en: business consultant, management analyst
  fr: consultante en management
  es: consultor de negocio, consultora de negocio
buyer ~ procurement-manager, supply-chain-analyst
  en: buyer, purchaser, procurement specialist, strategic purchaser, purchasing agent, procurement officer, purchasing officer, purchasing assistant, purchasing clerk, procurement, sourcing specialist, strategic buyer, procurement analyst, procurement executive, procurement assistant, strategic sourcing specialist, procurement coordinator
  de: Einkäufer, Einkäuferin, strategischer Einkäufer, strategische Einkäuferin, Sachbearbeiter Einkauf, Facheinkäufer, operativer Einkäufer
  fr: acheteur, acheteuse, assistant achats, assistante achats, chargé d'achats, chargée d'achats
  es: comprador, compradora, técnico de compras, auxiliar de compras, analista de compras
  ja: 購買, バイヤー, 調達, 購買担当, 資材調達
  xx: inköpare, inkoper, indkøber, innkjøper, kupiec, ostaja, buyer acquisti, addetto acquisti, specjalista ds. zakupów
procurement-manager ~ buyer
  en: procurement manager, purchasing manager, head of procurement, strategic sourcing manager, supplier manager, vendor manager, procurement director, procurement lead, sourcing manager
  de: Einkaufsleiter, Einkaufsleiterin, Leiter Einkauf, Einkaufsmanager
  fr: responsable achats, directeur des achats, directeur achats, directrice des achats
  es: jefe de compras, jefa de compras, responsable de compras, director de compras, gerente de compras
  ja: 購買マネージャー, 調達マネージャー
facilities-manager ~ facilities-coordinator, property-manager
  en: facilities manager, facility manager, building manager, estates manager, head of facilities, facilities supervisor, facilities director
  de: Facility Managerin, Gebäudemanager, Objektleiter, Objektleiterin
  fr: responsable services généraux, responsable des services généraux, gestionnaire d'immeuble
  es: responsable de instalaciones, gestor de instalaciones, jefe de servicios generales
  ja: ファシリティマネージャー, 施設管理, ビル管理
facilities-coordinator ~ facilities-manager, caretaker
  en: facilities coordinator, facilities assistant, facilities officer, facilities administrator, facilities associate, facilities operative, facility coordinator
  de: Facility Koordinator, Objektbetreuerin
  fr: assistant services généraux, agent des services généraux, coordinateur services généraux, assistante services généraux
  es: coordinador de instalaciones, auxiliar de servicios generales, coordinadora de instalaciones
  ja: ファシリティコーディネーター, 施設スタッフ
caretaker ~ handyman, cleaner
  en: caretaker, janitor, site caretaker, building superintendent, school caretaker, custodian, groundskeeper building, groundsman, estate caretaker, building caretaker, porter caretaker
  de: Hausmeister, Hausmeisterin, Hauswart, Hausmeisterservice, Haustechniker, Hauswartin, Abwart
  fr: gardien d'immeuble, gardienne d'immeuble, factotum, agent d'immeuble
  es: conserje de finca, portero de finca, bedel, conserje de edificio, portero, portera
  ja: 用務員, マンション管理人, 管理人, ビルメンテナンス, ビルメン, 設備管理
  xx: zelador, custode, huismeester, conciërge school, dozorca, vaktmästare, vaktmester, pedel, talonmies
handyman ~ maintenance-technician, caretaker
  en: handyman, handyperson, multi trader, odd job man, property maintenance operative, multi skilled operative, multi-trade operative
  de: Handwerker, Handwerkerin, Allroundhandwerker, Haushandwerker
  fr: homme à tout faire, agent polyvalent du bâtiment, ouvrier d'entretien, ouvrier polyvalent du bâtiment
  es: manitas, oficial polivalente, multiservicios
  ja: 便利屋, 営繕, 多能工
property-manager ~ facilities-manager
  en: housing manager, community manager property
  fr: syndic
health-and-safety-officer ~ compliance-officer
  en: EHS specialist, health and safety adviser, health and safety advisor, health and safety officer, health and safety manager, safety officer, HSE advisor, EHS manager, safety specialist, HSE manager, EHS coordinator, SHEQ manager, safety manager, fire safety officer, HSE officer, safety coordinator, SHEQ advisor
  de: Sicherheitsingenieur, Fachkraft für Arbeitssicherheit, Sicherheitsfachkraft, Arbeitsschutzbeauftragter, EHS Manager Arbeitssicherheit, Brandschutzbeauftragter
  fr: préventeur, responsable HSE, animateur sécurité, chargé HSE, animateur HSE, coordinateur sécurité, responsable QHSE, responsable QSE
  es: técnico de prevención de riesgos laborales, técnico de PRL, prevencionista, coordinador de seguridad y salud
  ja: 安全衛生, 安全管理者, 安全衛生担当
  xx: técnico de segurança do trabalho, responsabile sicurezza, veiligheidskundige, specjalista ds. BHP, skyddsingenjör
site-manager ~ construction-worker, project-manager
  en: site manager, construction manager, construction site manager, construction supervisor, site supervisor, site agent, construction superintendent, site foreman, works supervisor, assistant site manager, contracts manager construction
  de: Bauleiter, Bauleiterin, Polier, Polierin, Baustellenleiter, Oberbauleiter, Bauführer
  fr: conducteur de travaux, chef de chantier, conductrice de travaux, cheffe de chantier, directeur de travaux
  es: jefe de obra, jefa de obra, encargado de obra, capataz de obra, director de obra
  ja: 施工管理, 現場監督, 現場代理人, 建築施工管理
  xx: encarregado de obras, mestre de obras, capocantiere, uitvoerder, kierownik budowy, platschef, byggleder, byggeleder, direttore dei lavori
construction-worker ~ bricklayer, groundworker
  en: construction worker, builder, labourer, laborer, construction labourer, construction laborer, building labourer, general labourer, general laborer, site labourer, building worker, navvy, demolition worker
  de: Bauarbeiter, Bauarbeiterin, Bauhelfer, Bauhelferin, Hochbaufacharbeiter, Baufacharbeiter, Hilfsarbeiter
  fr: ouvrier du bâtiment, manœuvre, ouvrier BTP, manœuvre bâtiment, aide maçon
  es: peón de obra, obrero de la construcción, peón de construcción, albañil peón, peón
  ja: 建設作業員, 土木作業員, 建築作業員, とび職, 解体工
  xx: pedreiro ajudante, servente de obras, manovale, bouwvakker, pracownik budowlany, byggnadsarbetare, rakennustyöntekijä
groundworker ~ construction-worker, crane-operator
  en: groundworker, road worker, civil construction worker, paver, asphalt worker, pipelayer, highway maintenance worker, kerb layer
  de: Tiefbaufacharbeiter, Straßenbauer, Tiefbauer, Pflasterer, Rohrleger, Straßenbauerin, Kanalbauer, Gleisbauer
  fr: canalisateur, ouvrier travaux publics, ouvrier VRD, paveur
  es: peón de obra civil, operario de carreteras, tubero de obra, asfaltador
  ja: 土木工, 道路作業員, 舗装工
bricklayer < construction-worker
  en: bricklayer, brickie, mason, stonemason, brick mason, stone mason, concrete finisher, concrete worker, cement mason, steel fixer, formwork carpenter
  de: Maurer, Maurerin, Betonbauer, Stahlbetonbauer, Steinmetz, Steinmetzin, Beton- und Stahlbetonbauer
  fr: maçon, maçonne, coffreur, tailleur de pierre, coffreur bancheur, ferrailleur
  es: albañil, oficial de albañilería, encofrador, ferrallista, cantero
  ja: れんが職人, 石工, 左官, 型枠大工, 鉄筋工
  xx: pedreiro, muratore, metselaar, murarz, murare, murer, muurari
carpenter ~ cabinet-maker
  en: carpenter, joiner, site carpenter, shuttering carpenter, carpenter joiner, finish carpenter, chippy, framer
  de: Zimmerer, Zimmerin, Zimmermann, Bauschreiner
  fr: charpentier, menuisier, menuisière, charpentière, menuisier poseur, poseur de menuiseries, charpentier bois
  es: carpintero, carpintera, carpintero de obra, carpintero ebanista
  ja: 大工, 木工大工, 宮大工
  xx: carpinteiro, falegname, carpentiere, timmerman, cieśla, stolarz, snickare, tømrer, kirvesmies, marangoz
plumber ~ heating-engineer
  en: plumber, pipefitter plumber, plumbing engineer, plumbing technician
  de: Klempner, Klempnerin, Installateur, Installateurin, Sanitärinstallateur, Anlagenmechaniker SHK, Anlagenmechanikerin SHK, Sanitärmonteur
  fr: plombier, plombière, plombier chauffagiste, installateur sanitaire
  es: fontanero, fontanera, plomero, gasfitero, gásfiter
  ja: 配管工, 水道工事, 水道設備工
  xx: encanador, canalizador, idraulico, loodgieter, rörmokare, rørlegger, vvs-montör, putkiasentaja, tesisatçı
heating-engineer ~ plumber, maintenance-technician
  en: HVAC technician, HVAC installer, HVAC mechanic, refrigeration technician, boiler engineer
  de: Heizungsbauer, Heizungsmonteur, Kältetechniker, Mechatroniker für Kältetechnik, Heizungsinstallateur, Lüftungsmonteur, Kälteanlagenbauer
  fr: chauffagiste, technicien CVC, technicien frigoriste, monteur frigoriste
  es: calefactor, técnico de climatización, instalador de aire acondicionado
  ja: 空調設備, 空調技術者, 冷凍空調技術者
painter ~ plasterer
  en: painter, painter and decorator, decorator, house painter, painter decorator, wallpaper hanger
  de: Maler, Malerin, Maler und Lackierer, Malerin und Lackiererin, Anstreicher
  fr: peintre en bâtiment, peintre bâtiment, peintre décorateur
  es: pintor, pintor de obra, pintor decorador, pintora
  ja: 塗装工, 塗装職人, 塗装業
  xx: imbianchino, pittore edile, schilder, malarz, målare, maalari
plasterer ~ painter, floor-layer
  en: plasterer, dryliner, drywall installer, dry liner, drywaller, ceiling fixer, insulation installer
  de: Stuckateur, Gipser, Trockenbauer, Verputzer, Trockenbaumonteur, Stuckateurin
  fr: plâtrier, plaquiste, plâtrier plaquiste, façadier, jointeur
  es: yesero, pladurista, instalador de pladur, escayolista
  ja: 左官工, 内装工, 内装職人
floor-layer ~ plasterer
  en: floor layer, tiler, carpet fitter, tile setter, flooring installer, wall and floor tiler, carpet layer
  de: Fliesenleger, Fliesenlegerin, Bodenleger, Parkettleger, Estrichleger
  fr: carreleur, carreleuse, solier moquettiste, poseur de sol
  es: alicatador, solador, solador alicatador, instalador de suelos
  ja: タイル工, 床工事, クロス職人
roofer ~ carpenter
  en: roofer, roof tiler, slater, flat roofer, scaffolder, cladder
  de: Dachdecker, Dachdeckerin, Gerüstbauer
  fr: couvreur, couvreuse, étancheur, échafaudeur, couvreur zingueur
  es: techador, tejador, impermeabilizador, montador de andamios
  ja: 屋根工, 屋根職人, 足場工, 防水工
  xx: dakdekker, dekarz, takläggare, taktekker, steigerbouwer
glazier ~ construction-worker
  en: glazier, window fitter, window installer, door installer
  de: Glaser, Glaserin, Fensterbauer, Fenstermonteur
  fr: vitrier, vitrière, poseur de fenêtres
  es: cristalero, instalador de ventanas
  ja: ガラス工, サッシ工
crane-operator ~ construction-worker, forklift-driver
  en: crane operator, crane driver, excavator operator, heavy equipment operator, digger driver, plant operator construction, 360 operator, dumper driver, bulldozer operator, equipment operator, slinger signaller
  de: Kranführer, Kranführerin, Baggerfahrer, Baggerfahrerin, Baumaschinenführer, Baugeräteführer, Radladerfahrer
  fr: grutier, grutière, conducteur d'engins, pelleteur, conducteur de pelle, conducteur d'engins de chantier
  es: gruista, operador de grúa, maquinista de excavadora, operador de retroexcavadora, operador de maquinaria pesada
  ja: クレーンオペレーター, 重機オペレーター, クレーン運転士
miner ~ construction-worker
  en: miner, quarry worker, drill operator, underground miner, driller, roustabout, roughneck, blaster
  de: Bergmann, Bergarbeiter, Bohrgeräteführer
  fr: mineur de fond, foreur, ouvrier carrier
  es: minero, minera, perforista
  ja: 鉱山作業員, 採石作業員
cleaner ~ housekeeper, caretaker
  en: cleaner, cleaning operative, office cleaner, domestic cleaner, cleaning lady, charwoman, cleaning assistant, house cleaner, hospital cleaner, domestic assistant, commercial cleaner, cleaning attendant, custodial worker, environmental services technician, EVS technician, deep cleaner, school cleaner, street cleaner, domestic, cleaning supervisor, street sweeper
  de: Reinigungskraft, Reinigungskräfte, Raumpfleger, Raumpflegerin, Putzfrau, Putzmann, Putzkraft, Gebäudereiniger, Gebäudereinigerin, Putzhilfe, Unterhaltsreinigung, Straßenreiniger, Haushaltshilfe
  fr: agent d'entretien, agente d'entretien, agent de nettoyage, agente de nettoyage, femme de ménage, agent de propreté, agente de propreté, homme de ménage, technicien de surface, aide ménagère, agent de ménage
  es: limpiador, limpiadora, personal de limpieza, operario de limpieza, operaria de limpieza, auxiliar de limpieza, barrendero, empleada de limpieza, peón de limpieza
  ja: 清掃員, 清掃スタッフ, クリーナー, ビル清掃, 清掃
  xx: faxineiro, faxineira, auxiliar de limpeza, empregada de limpeza, addetto alle pulizie, addetta alle pulizie, schoonmaker, schoonmaakster, sprzątaczka, städare, lokalvårdare, rengøringsassistent, renholder, siivooja, temizlik görevlisi, laitoshuoltaja
window-cleaner < cleaner
  en: window cleaner, window washer, car washer, pressure washer operator, rope access technician
  de: Fensterputzer, Glasreiniger, Autowäscher
  fr: laveur de vitres, laveur de voitures, laveuse de vitres
  es: limpiacristales, lavacoches
  ja: 窓清掃, 洗車スタッフ
laundry-worker ~ cleaner, housekeeper
  en: laundry worker, laundry assistant, laundry attendant, dry cleaner, ironer, laundry operative, presser
  de: Wäschereimitarbeiter, Textilreiniger, Büglerin, Wäscherin
  fr: employé de blanchisserie, blanchisseur, repasseur, repasseuse, agent de blanchisserie
  es: operario de lavandería, planchador, planchadora, lavandero, lavandera
  ja: クリーニングスタッフ, 洗濯スタッフ
pest-controller ~ cleaner
  en: pest controller, pest control technician, exterminator, pest technician
  de: Schädlingsbekämpfer, Kammerjäger
  fr: technicien hygiéniste 3D, dératiseur, désinsectiseur
  es: técnico de control de plagas, fumigador
  ja: 害虫駆除, 害虫駆除スタッフ
security-guard ~ police-officer
  en: security guard, security officer, door supervisor, bouncer, watchman, night watchman, CCTV operator, security agent, loss prevention officer, store detective, security supervisor, close protection officer, bodyguard, event security, retail security officer, security patrol, security manager, armed guard, guard security, patrol officer security
  de: Sicherheitsmitarbeiter, Sicherheitsmitarbeiterin, Wachmann, Wachfrau, Türsteher, Wachschutz, Sicherheitskraft, Fachkraft für Schutz und Sicherheit, Pförtner, Pförtnerin, Objektschützer, Werkschutz, Kaufhausdetektiv, Ladendetektiv, Personenschützer, Nachtwächter, Security Mitarbeiter
  fr: agent de sécurité, agente de sécurité, vigile, gardien, agent de surveillance, agent de prévention et de sécurité, agent de sûreté, rondier, SSIAP, gardienne, agent cynophile, maître-chien
  es: vigilante de seguridad, guardia de seguridad, vigilante, guarda de seguridad, auxiliar de seguridad, guardaespaldas, portero de discoteca, escolta, vigilanta de seguridad
  ja: 警備員, ガードマン, セキュリティスタッフ, 施設警備, 警備スタッフ, 交通誘導員, 警備
  xx: vigia, guarda noturno, vigilante patrimonial, segurança patrimonial, guardia giurata, addetto alla sicurezza, beveiliger, pracownik ochrony, ochroniarz, väktare, ordningsvakt, vagt, vekter, vartija, güvenlik görevlisi
police-officer ~ security-guard
  en: police officer, policeman, policewoman, police constable, detective, PCSO, sheriff's deputy, law enforcement officer, special constable, park ranger police, police detective, traffic warden, parking enforcement officer, civil enforcement officer
  de: Polizist, Polizistin, Polizeibeamter, Polizeibeamtin, Polizeivollzugsbeamter, Ordnungsamt, Kommissar, Politesse
  fr: policier, policière, gendarme, agent de police municipale, gardien de la paix, policier municipal, ASVP
  es: policía, agente de policía, guardia civil, policía local
  ja: 警察官, 刑事
  xx: polizist kanton, poliziotto, politieagent, policjant, polis, politibetjent, poliisi
firefighter ~ police-officer, paramedic
  en: firefighter, fireman, fire fighter, fire officer, wildland firefighter, firewoman
  de: Feuerwehrmann, Feuerwehrfrau, Brandmeister, Werkfeuerwehrmann
  fr: pompier, sapeur-pompier, sapeuse-pompière, pompière
  es: bombero, bombera, bombero forestal
  ja: 消防士, 消防職員, 消防官
  xx: bombeiro, vigile del fuoco, brandweerman, strażak, brandman, brandmand, brannmann, palomies
prison-officer ~ security-guard, police-officer
  en: prison officer, correctional officer, corrections officer, detention officer, custody officer, prison guard
  de: Justizvollzugsbeamter, Justizvollzugsbeamtin, Gefängniswärter, Justizvollzugsbeamte
  fr: surveillant pénitentiaire, surveillante pénitentiaire, surveillant de prison
  es: funcionario de prisiones, celador penitenciario
  ja: 刑務官
soldier ~ security-guard
  en: soldier, infantryman, army officer, military officer, marine soldier, military police
  de: Soldat, Soldatin, Offizier der Bundeswehr
  fr: militaire, militaire du rang, sous-officier
  es: soldado, militar, infante de marina
  ja: 自衛官, 兵士
chimney-sweep ~ roofer
  en: chimney sweep
  de: Schornsteinfeger, Schornsteinfegerin, Kaminkehrer, Kaminkehrerin, Kaminfeger, Kaminfegerin
  fr: ramoneur, ramoneuse
  es: deshollinador, deshollinadora
farm-worker ~ herd-assistant, gardener
  en: farm worker, farmer, farmhand, farm hand, agricultural worker, fruit picker, farm labourer, farm assistant, ranch hand, farm laborer, harvest worker, crop worker, tractor driver, farm manager, general farm worker, vineyard worker, nursery worker plants, greenhouse worker, rancher
  de: Landwirt, Landwirtin, Landarbeiter, Erntehelfer, Erntehelferin, landwirtschaftlicher Mitarbeiter, Bauer, Bäuerin, Traktorfahrer, Landwirtschaftshelfer, Betriebshelfer
  fr: ouvrier agricole, ouvrière agricole, agriculteur, agricultrice, cueilleur, saisonnier agricole, tractoriste, vendangeur, chef de culture, vigneron, agent agricole, maraîcher, ouvrier viticole
  es: peón agrícola, trabajador agrícola, agricultor, agricultora, jornalero, tractorista, recolector de fruta, temporero, capataz agrícola, vendimiador, recolector, recolectora
  ja: 農業スタッフ, 農作業員, 農家, 農場スタッフ, 農業
  xx: trabalhador rural, operaio agricolo, bracciante agricolo, boer, rolnik, pracownik rolny, lantarbetare, bonde, landmand, maanviljelijä, agricoltore, agrarisch medewerker
herd-assistant ~ farm-worker, animal-carer
  en: herd assistant, herdsperson, herdsman, milker, stockman, stockperson, dairy farm worker, dairy farmer, livestock worker, shepherd, herd manager, poultry worker, pig farm worker, beekeeper, relief milker, calf rearer, livestock farmer
  de: Tierwirt, Tierwirtin, Melker, Melkerin, Herdenmanager, Schäfer, Imker, Viehwirt
  fr: vacher, vachère, agent d'élevage, trayeur, berger, bergère, éleveur, éleveuse, apiculteur, porcher
  es: ganadero, ganadera, ordeñador, vaquero, pastor de ovejas, apicultor, ordeñadora
  ja: 酪農スタッフ, 畜産スタッフ, 酪農, 牧場スタッフ, 養蜂家
  xx: vaqueiro, mungitore, melkveehouder, dojarz, djurskötare lantbruk, ordenhador, tratador de gado
agronomist ~ farm-worker
  en: agronomist, field agronomist, agricultural adviser, agricultural consultant, crop advisor, soil scientist, horticulturist, agricultural scientist, crop consultant, agricultural technician
  de: Agronom, Agronomin, Agraringenieur, Agraringenieurin, Agrarwissenschaftler, landwirtschaftlicher Berater, Agrartechniker
  fr: agronome, ingénieur agronome, ingénieure agronome, technicien agricole, conseiller agricole, technico-agricole
  es: agrónomo, agrónoma, ingeniero agrónomo, ingeniera agrónoma, técnico agrícola, asesor agrícola
  ja: 農学者, 農業技術者, 営農指導員, 農業コンサルタント
  xx: engenheiro agrônomo, landbouwkundige, agronomi
gardener ~ farm-worker, caretaker
  en: gardener, landscaper, landscape gardener, groundskeeper, greenkeeper, grounds maintenance operative, grounds maintenance, horticulture worker, landscape labourer, lawn care technician, head gardener, landscape laborer, grounds worker
  de: Gärtner, Gärtnerin, Landschaftsgärtner, Landschaftsgärtnerin, Greenkeeperin, Gartenbauer, Garten- und Landschaftsbauer, Gartenhelfer
  fr: jardinier, jardinière, paysagiste, ouvrier paysagiste, jardinier paysagiste, agent d'entretien des espaces verts, agent espaces verts, horticulteur
  es: jardinero, jardinera, peón de jardinería, oficial de jardinería
  ja: 造園, 庭師, 植木職人, ガーデナー, 造園工
  xx: jardineiro, giardiniere, hovenier, tuinman, ogrodnik, trädgårdsmästare, puutarhuri, trädgårdsarbetare
forestry-worker ~ gardener, farm-worker
  en: forestry worker, arborist, tree surgeon, lumberjack, logger, forester, park ranger, chainsaw operator, harvester operator, gamekeeper, forest ranger, tree climber, countryside ranger
  de: Forstwirt, Forstwirtin, Förster, Försterin, Baumpfleger, Waldarbeiter, Holzfäller, Jäger, Baumpflegerin
  fr: bûcheron, bûcheronne, élagueur, élagueuse, agent forestier, garde forestier, technicien forestier
  es: leñador, podador, guarda forestal, agente forestal, trabajador forestal, motosierrista
  ja: 林業スタッフ, 林業, 樹木医, 森林作業員
  xx: silvicultor, boscaiolo, boswachter, drwal, leśniczy, skogsarbetare, skogshugger, metsuri
fisherman ~ seafarer, farm-worker
  en: fisherman, fisher, fish farmer, aquaculture worker, fish farm worker, aquaculture technician, trawlerman
  de: Fischer, Fischerin, Fischwirt, Fischwirtin
  fr: pêcheur, marin-pêcheur, aquaculteur, pisciculteur, ostréiculteur
  es: pescador, pescadora, acuicultor, piscicultor
  ja: 漁師, 漁業スタッフ, 養殖スタッフ
`;
