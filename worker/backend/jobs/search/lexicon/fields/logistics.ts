/**
 * Occupations of the category `logistics` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const LOGISTICS = `
logistics
  en: logistics, supply chain, supply chain management, transport, transportation, transport and logistics, distribution
  de: Logistik, Lieferkette, Transport und Logistik, Spedition, Transportlogistik
  fr: logistique, chaîne logistique, transport et logistique, approvisionnement
  es: logística, cadena de suministro, transporte, transporte y logística
  ja: 物流, ロジスティクス, サプライチェーン, 運送, 輸送
  xx: logistica, logistiek, logistyka, logistik
driver
  en: driver, professional driver, motorist driver, company driver, commercial driver, CDL driver, shuttle driver, driver's mate, drivers mate, car driver, vehicle driver, motor vehicle driver, chauffeur, limousine driver, private driver, limo driver, driver helper, minibus driver
  de: Fahrer, Fahrerin, Kraftfahrer, Kraftfahrerin, Berufskraftfahrer, Berufskraftfahrerin, Beifahrer, Chauffeurin, Fahrdienst, Fahrer im Fahrdienst
  fr: conductrice, chauffeuse, conducteur, chauffeur privé, chauffeur de direction, chauffeur accompagnateur
  es: conductor, conductora, chofer, conductor repartidor, conductor profesional
  ja: ドライバー, 運転手, 運転士, 配車ドライバー, 役員運転手
  xx: motorista, condutor, autista, bestuurder, kierowca, förare, chaufför, sjåfør, kuljettaja, sürücü, şoför, řidič, водитель, سائق, נהג
truck-driver < driver ~ delivery-driver, courier
  en: truck driver, HGV driver, LGV driver, lorry driver, trucker, HGV class 1 driver, HGV class 2 driver, class 1 driver, class 2 driver, tanker driver, long haul driver, OTR driver, tractor trailer driver, class A CDL driver, heavy goods vehicle driver, teamster, haulage driver, 7.5 tonne driver, articulated lorry driver, HGV class 1, HGV class 2, semi truck driver, CDL truck driver, dump truck driver, tipper driver, class A driver, owner operator driver, tow truck driver, LGV C+E driver, class C driver
  de: Lkw-Fahrer, Lkw-Fahrerin, Lastwagenfahrer, Lastwagenfahrerin, Fernfahrer, Fernfahrerin, Lastkraftwagenfahrer, Sattelzugfahrer, Tankwagenfahrer, Kipperfahrer, Berufskraftfahrer CE, Kraftfahrer CE, Lkw Chauffeur, Trucker Fernverkehr, Brummifahrer
  fr: chauffeur routier, conducteur routier, routier, chauffeur poids lourd, conducteur poids lourd, chauffeur PL, chauffeur SPL, conducteur SPL, conductrice routière, conducteur PL, chauffeur super lourd, camionneur, camionneuse, conducteur super poids lourd, chauffeur super poids lourd
  es: camionero, camionera, conductor de camión, conductora de camión, chofer de camión, conductor de tráiler, transportista, conductor de tráiler C+E, trailero, conductor de camiones
  ja: トラックドライバー, トラック運転手, 大型ドライバー, 長距離ドライバー, 大型トラックドライバー, トレーラー運転手, 中型ドライバー
  xx: motorista de caminhão, caminhoneiro, camionista, vrachtwagenchauffeur, kierowca ciężarówki, kierowca C+E, lastbilschaufför, lastbilsförare, lastbilchauffør, lastebilsjåfør, kuorma-autonkuljettaja, tır şoförü, motorista carreteiro, motorista de pesados
delivery-driver < driver ~ courier, truck-driver
  en: delivery driver, van driver, delivery man, multi-drop driver, food delivery driver, delivery associate, delivery van driver, milkman, delivery person, delivery helper, route driver, delivery assistant, DSP driver, delivery operative, local delivery driver, grocery delivery driver, home delivery driver, customer delivery driver, pizza delivery driver, delivery truck driver, 3.5 tonne driver
  de: Auslieferungsfahrer, Auslieferungsfahrerin, Lieferfahrer, Lieferfahrerin, Auslieferer, Lieferant Essen, Fahrer im Nahverkehr, Transporterfahrer, Pizzafahrer, Essenslieferant, Lieferwagenfahrer, Verkaufsfahrer, Ausfahrer
  fr: chauffeur-livreur, livreur, livreuse, chauffeuse livreuse, chauffeur VL, conducteur livreur, chauffeur-livreuse, livreur VL
  es: repartidor, repartidora, conductor de reparto, repartidor con furgoneta, chofer repartidor, conductor de furgoneta
  ja: 配送ドライバー, 配達員, ルート配送, 配達スタッフ, 軽貨物ドライバー, 宅配ドライバー, 配送スタッフ, 配送, 配達
  xx: entregador, motorista de entrega, motorista entregador, autista consegne, bezorger, pakketbezorger, kierowca dostawca, budbilsförare, distributionschaufför, fattorino, maaltijdbezorger, varebilsjåfør
courier ~ delivery-driver, postal-worker
  en: courier, parcel courier, bike courier, bicycle courier, parcel delivery driver, courier driver, messenger, food courier, cycle courier, parcel driver, motorcycle courier, rider
  de: Kurier, Kurierin, Paketzusteller, Paketzustellerin, Paketbote, Kurierfahrer, Fahrradkurier, Paketfahrer, Kurierfahrerin, Paketbotin, Fahrradkurierin, Bote, Botin
  fr: coursier, coursière, livreur de colis, livreur à vélo, livreur colis
  es: mensajero, mensajera, repartidor de paquetería, repartidor de paquetes, motorista repartidor, mensajero en moto
  ja: 宅配便, バイク便, 宅配員, 宅配便ドライバー, フードデリバリー
  xx: estafeta, kurir, kurier paczek, koerier, motoboy, corriere, fietskoerier, bud, kurierka, kuriiri, kurye, fietsbezorger
postal-worker ~ courier
  en: postman, postwoman, postal worker, mail carrier, letter carrier, mailman, mail sorter, postal clerk, post office clerk, mail deliverer, postie, rural carrier, postal delivery worker, postal assistant, city carrier assistant, mail handler
  de: Briefträger, Briefträgerin, Postbote, Postbotin, Zusteller, Zustellerin, Briefzusteller, Postzusteller, Zeitungszusteller, Briefsortierer, Postmitarbeiter, Zeitungsausträger
  fr: facteur, factrice, agent de tri postal, préparateur de courrier, distributeur de courrier
  es: cartero, cartera, clasificador de correo, repartidor postal, empleado de correos
  ja: 郵便配達, 郵便局員, 郵便配達員, 郵便スタッフ
  xx: carteiro, postino, postbode, listonosz, brevbärare, postbud, postityöntekijä, pošťák, postás
bus-driver < driver ~ taxi-driver
  en: bus driver, coach driver, school bus driver, tram driver, transit operator, bus operator, passenger vehicle driver, PCV driver, motor coach driver, PSV driver, trolleybus driver, transit bus driver, streetcar operator
  de: Busfahrer, Busfahrerin, Straßenbahnfahrer, Straßenbahnfahrerin, Omnibusfahrer, Reisebusfahrer, Schulbusfahrer, Fachkraft im Fahrbetrieb, Tramführer, Buschauffeur
  fr: conducteur de bus, chauffeur de bus, conducteur de car, conducteur de tramway, conducteur receveur, chauffeur de car, conductrice de bus, conducteur d'autobus, chauffeur d'autobus, conducteur d'autocar, conducteur de transport en commun
  es: conductor de autobús, conductora de autobús, chofer de autobús, conductor de tranvía, colectivero, conductor de autobuses
  ja: バス運転手, バス運転士, 路面電車運転士, 観光バス運転手
  xx: motorista de ônibus, motorista de autocarro, autista di autobus, kierowca autobusu, busschaufför, busförare, buschauffør, bussjåfør, linja-autonkuljettaja, motorniczy
taxi-driver < driver
  en: taxi driver, cab driver, cabbie, rideshare driver, private hire driver, minicab driver, uber driver, cabdriver
  de: Taxifahrer, Taxifahrerin, Mietwagenfahrer
  fr: chauffeur de taxi, conducteur de taxi, chauffeur VTC, chauffeuse de taxi, conducteur VTC
  es: taxista, conductor de taxi, conductor VTC, chofer de taxi
  ja: タクシードライバー, タクシー運転手, タクシー乗務員
  xx: tassista, taxichauffeur, taksówkarz, taxiförare, taxista de praça, drosjesjåfør, taksikuski
train-driver ~ driver
  en: train driver, locomotive engineer, train conductor, train operator, railway engineer driver, train guard, railroad conductor, signaller, shunter, train dispatcher, railway conductor, train manager, locomotive driver, signalman, rail operative
  de: Lokführer, Lokführerin, Triebfahrzeugführer, Triebfahrzeugführerin, Zugbegleiter, Zugbegleiterin, Fahrdienstleiter, Rangierer, Zugführer, Schaffner, Lokomotivführer, Rangierbegleiter, Eisenbahner im Betriebsdienst, Wagenmeister Bahn, Kundenbetreuer im Nahverkehr, Fahrdienstleiterin
  fr: conducteur de train, conductrice de train, chef de bord, contrôleur de train, aiguilleur du rail, agent de train, mécanicien de locomotive, chef de train, chef de gare
  es: maquinista de tren, maquinista ferroviario, revisor de tren, factor de circulación, jefe de estación, interventor de tren
  ja: 電車運転士, 車掌, 鉄道運転士, 駅員, 鉄道乗務員
  xx: macchinista, machinist trein, treinmachinist, maszynista, lokförare, lokomotivfører, veturinkuljettaja, konduktor, capotreno, treinconducteur, tågvärd, lokfører
warehouse-operative < logistics ~ order-picker, packer, forklift-driver
  en: warehouse operative, warehouse, warehousing, warehouse work, warehouse associate, warehouse worker, warehouse assistant, warehouseman, warehouse operator, storekeeper, stores person, warehouse person, goods in operative, warehouse clerk, warehouse team member, fulfilment associate, fulfillment associate, storeman, loader, material handler, warehouse loader, unloader, freight handler, dock worker, warehouse packer, receiving clerk, warehouse staff, package handler, goods receiver, stock handler, warehouse labourer, warehouse laborer, warehouse specialist, stores operative, warehouse technician, warehouse generalist, distribution associate, warehouse handler, parcel sorter, warehouse sorter, general warehouse worker, stock keeper, warehouse helper, distribution operative, distribution centre operative, logistics operative, logistics assistant, lumper
  de: Lagermitarbeiter, Lagermitarbeiterin, Lager, Lagerarbeit, Lagerjob, Lagerlogistik, Lagerarbeiter, Lagerist, Lageristin, Lagerhelfer, Lagerhelferin, Fachkraft für Lagerlogistik, Fachlagerist, Fachlageristin, Lagerfachkraft, Lagerlogistiker, Magaziner, Lagerfachhelfer, Lagerverwalter, Versandmitarbeiter, Lageraushilfe, Logistikmitarbeiter, Mitarbeiter Lager, Logistikhelfer, Mitarbeiter Wareneingang, Be- und Entlader, Lagerkraft, Fachlageristen, Lagermitarbeitende, Verlader, Magaziniker, Logistiker, Logistikerin, Fachkraft Lagerlogistik, Versandhelfer, Mitarbeiter Versand
  fr: magasinier, magasinière, entrepôt, manutentionnaire, agent logistique, agente logistique, employé d'entrepôt, opérateur logistique, agent d'entrepôt, ouvrier logistique, opératrice logistique, agent de quai, réceptionnaire de marchandises, employé logistique, opérateur d'entrepôt, chef de quai, agent de manutention, commis d'entrepôt, journalier d'entrepôt, préposé d'entrepôt
  es: mozo de almacén, almacén, moza de almacén, operario de almacén, almacenista, auxiliar de almacén, almacenero, operaria de almacén, ayudante de almacén, peón de almacén, bodeguero, personal de almacén, mozo de carga y descarga, auxiliar de bodega, operario logístico, estibador de almacén, mozo, moza
  ja: 倉庫作業員, 倉庫, 倉庫スタッフ, 倉庫内作業, 軽作業スタッフ, 入出庫作業, 物流スタッフ, 倉庫作業, 仕分けスタッフ, 仕分け, 軽作業
  xx: auxiliar de armazém, auxiliar de logística, operador de armazém, estoquista, magazziniere, addetto al magazzino, magazijnmedewerker, logistiek medewerker, magazynier, pracownik magazynu, lagerarbetare, lagermedarbetare, lagermedarbejder, lagermedarbeider, varastotyöntekijä, depo görevlisi, skladník, raktáros, fiel de armazém
order-picker < warehouse-operative ~ packer
  en: order picker, picker, picker packer, warehouse picker, stock picker, order selector, order filler, pick packer, picking operative, pick and pack operative, order assembler, order builder, warehouse selector
  de: Kommissionierer, Kommissioniererin, Picker Lager, Mitarbeiter Kommissionierung
  fr: préparateur de commandes, préparatrice de commandes, cariste préparateur de commandes, préparateur commandes
  es: preparador de pedidos, preparadora de pedidos, picking, surtidor de almacén, surtidor de pedidos
  ja: ピッキングスタッフ, ピッキング, ピッキング作業
  xx: separador de mercadorias, addetto al picking, orderpicker, kompletator, komplementacja zamówień, plockare, orderplockare, orderplukker, separador de pedidos, keräilijä
forklift-driver < warehouse-operative
  en: forklift driver, forklift operator, reach truck operator, reach truck driver, fork lift driver, FLT driver, fork truck driver, counterbalance driver, counterbalance forklift driver, fork lift operator, forklift truck driver, lift truck operator, VNA driver, HLOP driver, LLOP driver, telehandler driver, telehandler operator
  de: Staplerfahrer, Staplerfahrerin, Gabelstaplerfahrer, Gabelstaplerfahrerin, Schubmaststaplerfahrer, Hochregalstaplerfahrer, Hubstaplerfahrer, Schubmastfahrer, Frontstaplerfahrer
  fr: cariste, conducteur de chariot élévateur, cariste CACES, conducteur d'engins de manutention, opérateur de chariot élévateur
  es: carretillero, carretillera, operador de montacargas, conductor de carretilla, montacarguista, carretillero retráctil, operario carretillero
  ja: フォークリフトオペレーター, フォークリフト運転手, フォークリフト作業員, リーチフォークリフト
  xx: operador de empilhadeira, empilhador, carrellista, heftruckchauffeur, reachtruckchauffeur, operator wózka widłowego, truckförare, gaffeltruckfører, trukinkuljettaja, truckfører, operador de empilhador
packer < logistics ~ order-picker, warehouse-operative
  en: packer, packing operative, hand packer, packaging worker, packager, packing worker, packaging operator, packing operator, hand packager, packhouse operative, packaging associate, shipping packer, packing assistant, packaging technician, repacker
  de: Verpacker, Verpackerin, Packerin, Verpackungshelfer, Versandpacker, Verpackungsmitarbeiter, Packhelfer
  fr: emballeur, emballeuse, agent de conditionnement, agente de conditionnement, opérateur de conditionnement, conditionneur, opératrice de conditionnement
  es: empaquetador, empaquetadora, envasador, envasadora, empacador, embalador, empacadora, operario de envasado, embaladora
  ja: 梱包スタッフ, 梱包作業, 包装作業, 梱包作業員
  xx: embalador de armazém, confezionatore, inpakker, inpakmedewerker, pakowacz, packare, pakker, addetto al confezionamento, pakkaaja
warehouse-manager < logistics ~ logistics-manager, warehouse-operative
  en: warehouse manager, warehouse supervisor, warehouse team leader, warehouse shift manager, warehouse lead, distribution centre manager, distribution manager, distribution center manager, warehouse shift leader, fulfillment center manager, assistant warehouse manager, warehouse coordinator, warehouse administrator, warehouse operations manager, shipping supervisor
  de: Lagerleiter, Lagerleiterin, Schichtleiter Lager, Teamleiter Lager, Lagermeister, Lagerleitung, Teamleiter Logistik, Schichtleiter Logistik, Meister für Lagerwirtschaft, Lagerkoordinator
  fr: responsable d'entrepôt, chef d'entrepôt, chef d'équipe logistique, responsable entrepôt, chef magasinier, responsable de quai, responsable magasin logistique, chef d'équipe entrepôt
  es: jefe de almacén, jefa de almacén, encargado de almacén, responsable de almacén, encargada de almacén, supervisor de almacén, coordinador de almacén
  ja: 倉庫管理者, 物流センター長, 倉庫長, 倉庫管理
stock-controller < logistics ~ warehouse-operative
  en: stock controller, inventory controller, inventory clerk, stock clerk, inventory manager, inventory analyst, stock control clerk, inventory specialist, stock counter, inventory control specialist, stock control assistant, inventory associate, stocktaker, inventory planner, material planner, inventory coordinator, stock taker, inventory control clerk, materials manager, material coordinator
  de: Bestandsmanager, Lagerdisponent, Bestandskontrolleur, Materialdisponent, Materialdisponentin, Bestandsmanagerin, Materialplaner, Inventurhelfer
  fr: gestionnaire de stock, gestionnaire des stocks, approvisionneur, approvisionneuse, responsable des stocks, inventoriste
  es: controlador de inventario, gestor de stock, analista de inventarios, auxiliar de inventario, control de stock, gestor de inventario, encargado de inventario, planificador de materiales
  ja: 在庫管理担当, 棚卸スタッフ, 発注担当
dispatcher < logistics ~ transport-planner, logistics-coordinator
  en: dispatcher, truck dispatcher, dispatch coordinator, despatcher, traffic controller transport, dispatch clerk, freight dispatcher, traffic clerk, despatch clerk, dispatch operator, despatch operative, dispatch operative, dispatch officer, taxi controller, dispatch supervisor, transport controller, vehicle dispatcher, emergency dispatcher, police dispatcher, shipping dispatcher
  de: Disponent, Disponentin, Fuhrparkdisponent, Fahrdisponent, Disponent Spedition, Verkehrsdisponent, Einsatzdisponent
  fr: dispatcheur, répartiteur, affréteur, affréteuse, exploitant transport, agent d'exploitation transport, répartitrice, exploitante transport, régulateur, agent d'affrètement, affréteur routier
  es: despachador, despachadora, jefe de tráfico, agente de tráfico, coordinador de tráfico, gestor de tráfico, auxiliar de tráfico, despachador de transporte
  ja: 配車係, 配車担当, ディスパッチャー, 配車, 運行管理者, 運行管理
  xx: despachante de frota, planista transportu, spedytor, dyspozytor, transportledare, trafikledare, dyspozytorka, ajojärjestelijä, speditore, programador de frota, disponentka
transport-planner < logistics ~ dispatcher, logistics-coordinator
  en: transport planner, transportation planner, route planner, logistics planner, transport coordinator, transport administrator, transportation coordinator, load planner, traffic planner, transport clerk, transport scheduler, fleet planner, transportation analyst, transport operator, freight coordinator, transportation specialist, transport supervisor
  de: Transportplaner, Tourenplaner, Tourenplanerin, Routenplaner, Transportkoordinator, Transportplanerin
  fr: planificateur transport, planificatrice transport, gestionnaire transport, coordinateur transport, coordinatrice transport, gestionnaire de transport, planificateur de transport
  es: planificador de transporte, planificadora de transporte, planificador de rutas, coordinador de transporte, coordinadora de transporte, técnico de transporte, planificador de tráfico
  ja: 輸送計画, 配送計画, 輸送プランナー, 輸送管理
  xx: planejador de transportes, transportplanner, planner transport, spedytor krajowy, transportplanerare, transportplanlegger, pianificatore trasporti
logistics-coordinator < logistics ~ transport-planner, dispatcher, freight-forwarder, supply-chain-analyst
  en: logistics coordinator, shipping coordinator, logistics administrator, logistics officer, logistics specialist, shipping clerk, logistics associate, logistics clerk, supply chain coordinator, logistics executive, logistics analyst, shipping and receiving clerk, logistics technician, shipping specialist, shipping assistant, supply chain assistant, delivery coordinator, supply chain specialist, supply chain administrator, logistics support, shipping administrator, distribution coordinator, logistician, distribution clerk, supply officer, shipping associate, logistics agent
  de: Logistikkoordinator, Logistikkoordinatorin, Logistikfachkraft, Sachbearbeiter Logistik, Logistiksachbearbeiter, Versandsachbearbeiter, Logistikkaufmann, Sachbearbeiter Versand, Mitarbeiter Logistik, Logistikspezialist, Logistikfachmann
  fr: coordinateur logistique, coordinatrice logistique, assistant logistique, gestionnaire logistique, technicien logistique, assistante logistique, coordonnateur logistique, logisticien, logisticienne, technicienne logistique, commis à l'expédition
  es: coordinador de logística, coordinadora de logística, coordinador logístico, coordinadora logística, técnico de logística, asistente de logística, administrativo de logística, analista de logística, técnico logístico
  ja: 物流コーディネーター, 物流事務, ロジスティクスコーディネーター, 物流管理, 出荷事務
  xx: coordenador de logística, assistente de logística, coordinatore logistico, addetto alla logistica, logistiek coördinator, koordynator logistyki, specjalista ds. logistyki, analista de logística portuária, logistiker transport, logistikassistent
logistics-manager < logistics ~ warehouse-manager, logistics-coordinator
  en: logistics manager, transport manager, fleet manager, supply chain manager, transportation manager, head of logistics, logistics supervisor, supply chain director, fleet supervisor, logistics director, logistics team leader, head of supply chain, fleet coordinator, shipping manager, director of logistics, logistics lead, fleet administrator, depot manager, supply chain lead, freight manager, haulage manager
  de: Logistikleiter, Logistikleiterin, Leiter Logistik, Logistikmanager, Fuhrparkleiter, Fuhrparkmanager, Logistikmanagerin, Leitung Logistik, Fuhrparkmanagerin, Verkehrsleiter, Niederlassungsleiter Spedition, Fuhrparkverwalter
  fr: responsable logistique, directeur logistique, directrice logistique, responsable transport, responsable supply chain, gestionnaire de flotte, responsable de parc automobile, responsable d'exploitation transport, directeur supply chain
  es: jefe de logística, jefa de logística, gerente de logística, responsable de logística, director de logística, gestor de flota, jefe de transporte, gerente de cadena de suministro, jefe de flota, director de operaciones logísticas, responsable logístico
  ja: 物流マネージャー, 物流責任者, ロジスティクスマネージャー, サプライチェーンマネージャー, 物流管理者
supply-chain-analyst < logistics ~ logistics-coordinator, production-planner, buyer
  en: supply chain analyst, supply chain planner, demand planner, supply planner, demand analyst, supply chain consultant, demand planning manager, supply chain executive, demand planning analyst, supply chain engineer, supply and demand planner, supply chain operations analyst, S&OP manager, replenishment planner, replenishment analyst
  de: Bedarfsplaner, Bedarfsplanerin, Lieferkettenmanager, Supply Chain Managerin, Supply Chain Analystin, Logistikplaner, Logistikplanerin
  fr: prévisionniste des ventes, planificateur de la demande, analyste logistique, prévisionniste, gestionnaire approvisionnement, analyste de la chaîne d'approvisionnement, approvisionneur supply chain
  es: analista de cadena de suministro, planificador de demanda, planificadora de demanda, analista de demanda, planificador de la demanda, técnico de aprovisionamiento, técnico supply chain
  ja: 需給計画, サプライチェーンプランナー, SCM担当, サプライチェーンアナリスト
freight-forwarder < logistics ~ customs-declarant, logistics-coordinator
  en: freight forwarder, forwarding agent, shipping agent, import export clerk, export coordinator, import coordinator, freight agent, air freight coordinator, ocean freight coordinator, sea freight coordinator, export administrator, import clerk, export clerk, freight clerk, freight broker, cargo agent, import export coordinator, freight operator, import administrator, ship broker, shipbroker, import specialist, export specialist, export documentation clerk, freight forwarding coordinator, import operator, ocean operations associate, air operations associate, export assistant, freight forwarding clerk
  de: Speditionskaufmann, Speditionskauffrau, Spediteur, Kaufmann für Spedition, Kauffrau für Spedition, Exportsachbearbeiter, Importsachbearbeiter, Sachbearbeiter Export, Kaufmann für Spedition und Logistikdienstleistung, Kauffrau für Spedition und Logistikdienstleistung, Schifffahrtskaufmann, Exportsachbearbeiterin, Sachbearbeiter Import, Speditionskaufleute, Schiffsmakler, Sachbearbeiter Seefracht, Sachbearbeiter Luftfracht, Speditionssachbearbeiter
  fr: transitaire, agent de transit, commissionnaire de transport, assistant import export, assistante import-export, agent de fret, assistant import, assistant export, agent maritime, assistante export, assistante import, agent de transit aérien, gestionnaire import export
  es: transitario, agente de carga, agente de transporte, técnico de importación, administrativo de comercio exterior, asistente de comercio exterior, agente marítimo, consignatario, operativo aéreo, operativo marítimo, auxiliar de comercio exterior, analista de comercio exterior, técnico de comercio exterior
  ja: フォワーダー, 貿易事務, 輸出入事務, 国際物流, 乙仲, 通関・貿易事務
  xx: agente de cargas internacionais, spedizioniere, expediteur, spedytor międzynarodowy, speditör, speditør, agente de transportes internacionais, huolitsija
customs-declarant < logistics ~ freight-forwarder, compliance-officer
  en: customs declarant, customs broker, customs agent, customs clerk, customs officer, customs specialist, customs entry clerk, customs compliance officer, customs clearance agent, entry writer, customs administrator, customs clearance clerk, import customs clerk, border force officer, customs coordinator, customs consultant, customs entry writer, customs manager, customs analyst, customs inspector, customs executive
  de: Zolldeklarant, Zolldeklarantin, Zollsachbearbeiter, Zollsachbearbeiterin, Zollbeamter, Zollagent, Sachbearbeiter Zoll, Zollspezialist, Zollbeauftragter, Zöllner, Zollbeamtin, Zollreferent, Zollmanager, Zöllnerin, Zollexperte
  fr: déclarant en douane, déclarante en douane, agent en douane, douanier, douanière, courtier en douane, agent des douanes, responsable douane, déclarant douane, représentant en douane
  es: declarante de aduanas, agente de aduanas, técnico de aduanas, agente aduanal, despachante de aduana, declarante aduanero, auxiliar de aduanas, administrativo de aduanas, gestor de aduanas, oficial de aduanas, ejecutivo aduanal
  ja: 通関士, 通関業務, 税関職員, 通関担当, 通関
  xx: despachante aduaneiro, douanedeclarant, doganalista, agent celny, tulldeklarant, tulltjänsteman, dichiarante doganale, toldklarerer, tolldeklarant, huolitsija tulli, fortoller, spedizioniere doganale, agente alfandegário
mover ~ warehouse-operative, delivery-driver
  en: removals operative, mover, removal man, furniture mover, removals porter, removals driver, furniture removal, moving helper, furniture porter, removalist
  de: Umzugshelfer, Möbelpacker, Möbelträger, Umzugsfachkraft, Fachkraft für Möbel- Küchen- und Umzugsservice, Möbelmonteur Umzug, Umzugsmitarbeiter
  fr: déménageur, déménageuse, chauffeur déménageur, manutentionnaire déménageur
  es: mozo de mudanzas, operario de mudanzas, cargador de mudanzas
  ja: 引越しスタッフ, 引越作業員, 引っ越しスタッフ
seafarer
  en: seafarer, sailor, deckhand, able seaman, seaman, ship captain, ship master, chief officer, chief mate, second officer, third officer, first officer deck, marine engineer officer, bosun, able bodied seaman, deck officer, boatman, master mariner, ordinary seaman, skipper, second mate, harbour master, harbor master, second engineer ship, chief engineer ship, ferry captain, marine pilot, deck rating, deck cadet, engine rating, boat captain, third mate, ship's captain, first mate, chief engineer marine, motorman, navigating officer, deck crew, merchant mariner, tugboat captain
  de: Seemann, Matrose, Kapitän, Kapitänin, Schiffsführer, Nautiker, Nautikerin, Schiffsmechaniker, Schiffsmechanikerin, Bootsmann, Decksmann, nautischer Offizier, erster Offizier, zweiter Offizier, Binnenschiffer, Matrosin, Steuermann, Nautischer Wachoffizier, Schiffsoffizier, Hafenkapitän, technischer Offizier, Schiffsbetriebstechniker
  fr: marin, matelot, capitaine de navire, officier de pont, second capitaine, batelier, second officier, capitaine marine marchande, officier mécanicien, marinier, maître d'équipage, lieutenant de navire, patron de bateau, officier de la marine marchande, chef mécanicien navire
  es: marinero, marinera, capitán de barco, primer oficial de cubierta, oficial de marina mercante, contramaestre, patrón de barco, oficial de puente, oficial de cubierta, jefe de máquinas, capitán de buque, patrón de embarcación, primer oficial, segundo oficial
  ja: 船員, 航海士, 船長, 甲板員, 一等航海士, 二等航海士, 機関士, 機関長
  xx: marinheiro, marinaio, matroos, marynarz, sjöman, styrman, styrmann, merimies, stuurman, kapitein binnenvaart, matros däck, skipper båt, oficial de convés, matruusi, perämies, schipper, kapitan statku, ufficiale di coperta, oficer pokładowy, timoneiro, overstyrmann
stevedore ~ warehouse-operative, crane-operator
  en: stevedore, longshoreman, port operative, dock hand, cargo handler, port worker, lasher, dockworker, port operations assistant, berthing operative, longshore worker, terminal operator port
  de: Hafenarbeiter, Stauer, Hafenfacharbeiter, Fachkraft für Hafenlogistik, Hafenlogistiker, Dockarbeiter
  fr: agent portuaire, arrimeur, ouvrier docker, débardeur
  es: estibador, estibadora, estibador portuario, trabajador portuario, operario portuario
  ja: 港湾作業員, 港湾荷役, 荷役作業員
pilot
  en: pilot, airline pilot, commercial pilot, helicopter pilot, first officer, flight captain, co-pilot, flight instructor, aircraft pilot, cargo pilot, second officer pilot, UAV operator, corporate pilot, A320 captain, B737 captain
  de: Pilotin, Berufspilot, Verkehrspilot, Flugkapitän, Copilot, Hubschrauberpilot, Fluglehrer, Verkehrsflugzeugführer, Copilotin
  fr: pilote de ligne, pilote d'hélicoptère, copilote, pilote, commandant de bord, pilote de drone, officier pilote de ligne
  es: piloto, piloto comercial, copiloto, piloto de helicóptero, piloto de avión, piloto de línea aérea
  ja: パイロット, 操縦士, 副操縦士, ドローンパイロット, ヘリコプター操縦士
  xx: piloto de avião, pilota, piloot, lentäjä, flygkapten, pilot linii lotniczych, flyger
air-traffic-controller ~ pilot, dispatcher
  en: air traffic controller, flight dispatcher, flight operations officer, flight planner, air traffic control, aircraft dispatcher, flight operations controller, airside operations officer, airport operations officer, flight operations specialist, flight coordinator, airport duty manager, airport operations manager, load controller
  de: Fluglotse, Fluglotsin, Flugdienstberater, Flugverkehrsleiter, Flugdispatcher, Verkehrsleiter vom Dienst, Airport Duty Managerin
  fr: contrôleur aérien, contrôleuse aérienne, aiguilleur du ciel, agent d'opérations aériennes, contrôleur de la circulation aérienne, agent d'exploitation aérienne
  es: controlador aéreo, controladora aérea, despachador de vuelo, controlador de tráfico aéreo, técnico de operaciones aeroportuarias, coordinador de vuelo
  ja: 航空管制官, 運航管理者, 運航管理, 航空管制
airport-worker ~ warehouse-operative
  en: ramp agent, baggage handler, ground handler, ground crew, ramp operative, airport ground staff, aircraft refueller, airside agent, ground handling agent, aircraft fueler, airport baggage handler, airport operative, ramp handler, ground operations agent, ramp worker, ground support agent, aircraft loader, airside driver, ramp service agent, airport ground handler, aircraft marshaller
  de: Flugzeugabfertiger, Gepäckverlader, Flugzeugbelader, Bodenabfertiger, Ramp Agent Flughafen, Flughafenmitarbeiter, Luftverkehrskaufmann, Bodenverkehrsdienst, Vorfeldmitarbeiter, Mitarbeiter Gepäckabfertigung, Flugzeugbetanker, Rampagent, Mitarbeiter Bodenverkehrsdienste
  fr: agent de piste, bagagiste aéroport, agent de trafic aérien, agent d'exploitation aéroportuaire, avitailleur, agent de trafic aéroport, assistant avion, agente de piste, agent de rampe
  es: agente de rampa, agente de handling, operario de rampa, maletero de aeropuerto, mozo de equipaje aeroportuario, personal de handling, operario de handling, coordinador de rampa
  ja: グランドハンドリング, ランプスタッフ, 空港地上作業員, 手荷物係
refuse-collector ~ driver, cleaner
  en: refuse collector, bin man, binman, garbage collector, waste collector, recycling operative, dustman, garbage man, refuse loader, waste operative, refuse driver, recycling worker, trash collector, sanitation worker, waste management operative, refuse truck driver, refuse worker, garbage truck driver, recycling sorter, sanitation driver, bin lorry driver, waste sorter, household waste site operative
  de: Müllwerker, Müllmann, Müllfahrer, Fachkraft für Kreislauf- und Abfallwirtschaft, Entsorgungsfachkraft, Müllwagenfahrer, Lader Entsorgung, Wertstoffsortierer, Recyclinghelfer, Müllsortierer, Wertstoffhofmitarbeiter
  fr: éboueur, ripeur, agent de collecte, agent de tri, éboueuse, agent de déchetterie, gardien de déchetterie, ripeuse, équipier de collecte, trieur de déchets, agent de collecte des déchets
  es: basurero, recolector de basura, peón de recogida de residuos, peón de recogida, operario de recogida, operario de reciclaje, conductor de camión de basura, recolector de residuos
  ja: ごみ収集作業員, ゴミ収集, 廃棄物収集, ごみ収集, 清掃車ドライバー, リサイクル作業員
`;
