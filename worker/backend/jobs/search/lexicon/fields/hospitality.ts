/**
 * Occupations of the category `hospitality` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const HOSPITALITY = `
chef ~ kitchen-assistant
  en: chef, cook, head cook, restaurant cook, school cook, relief chef, breakfast chef, kitchen chef, private chef, personal chef, hotel chef, cook supervisor, pub chef, banquet chef, chef manager, prep cook, grill cook, grill chef, culinary
  de: Koch, Köchin, Köche, Küchenchefin, Alleinkoch, Beikoch, Beiköchin, Jungkoch, Jungköchin, Frühstückskoch, Diätkoch, Privatkoch
  fr: cuisinier, cuisinière, cuisinier de collectivité, cuisinière de collectivité, chef cuisinier, cheffe cuisinière, chef à domicile, chef gérant
  es: cocinero, cocinera, cocinero de colectividades, oficial de cocina
  ja: 調理師, シェフ, 料理人, コック, 板前, 調理スタッフ, 寿司職人
  xx: cozinheiro, cozinheira, cuoco, cuoca, kok, kucharz, kucharka, kock, kokk, kokki, aşçı, kuchař, szakács, طباخ, شيف
head-chef < chef
  en: head chef, executive chef, kitchen manager, executive head chef, chef de cuisine, executive sous chef
  de: Küchenchef, Küchenleiter, Küchenleiterin, Küchenleitung, Küchenmeister, Chefkoch
  fr: chef de cuisine principal, chef exécutif, responsable de cuisine, cheffe de cuisine
  es: jefe de cocina, jefa de cocina, chef ejecutivo
  ja: 料理長, 総料理長, ヘッドシェフ
  xx: chefe de cozinha, capocuoco, chef-kok, szef kuchni, köksmästare, kökschef
sous-chef < chef ~ head-chef
  en: sous chef, junior sous chef, deputy head chef, assistant head chef
  de: stellvertretender Küchenchef, Souschef
  fr: second de cuisine, seconde de cuisine, sous-chef de cuisine
  es: segundo de cocina, subjefe de cocina, segunda de cocina
  ja: スーシェフ, 副料理長
chef-de-partie < chef ~ line-cook
  en: chef de partie, section chef, station chef, demi chef de partie, CDP, saucier, chef de rang cuisine
  de: Demichef, Postenchef, Gardemanger, Saucier, Entremetier
  fr: chef de partie cuisine, demi chef de partie cuisine
  es: jefe de partida, jefa de partida
  ja: シェフドパルティ
line-cook < chef ~ chef-de-partie, commis-chef
  en: line cook, station cook, short order cook, fry cook, broiler cook, pizza chef, pizza maker, pizzaiolo, sushi chef
  de: Pizzabäcker, Pizzabäckerin, Postenkoch, Linienkoch, Sushikoch
  fr: cuisinier de ligne, commis de ligne, sushiman
  es: cocinero de línea, pizzero, pizzera, cocinero de partida
  ja: ラインコック, ピザ職人
commis-chef < chef ~ kitchen-assistant, line-cook
  en: commis chef, commis de cuisine, junior chef
  de: Commis, Kochlehrling
  es: ayudante de cocinero
  ja: 調理見習い
pastry-chef < chef ~ baker
  en: pastry chef, pastry cook, confectioner, patissier, cake decorator, pastry baker, chocolatier, dessert chef, cake maker
  de: Konditor, Konditorin, Patissière, Chocolatière, Konditormeister, Zuckerbäcker, Konfiseur
  fr: chef pâtissier, confiseur, confiseuse, chef de partie pâtisserie
  es: pastelero, pastelera, repostero, repostera, confitero, confitera, chocolatero
  ja: パティシエ, 菓子職人, 和菓子職人, ショコラティエ
  xx: pasticciere, pasticcera, confeiteiro, confeiteira, banketbakker, cukiernik, konditori, شيف حلويات
baker ~ pastry-chef
  en: baker, bakery assistant, bread baker, bakery worker, bakery clerk, bakery team member, in-store baker, master baker, artisan baker
  de: Bäcker, Bäckerin, Bäckermeister, Bäckergeselle, Bäckereifachkraft, Bäckereihelfer
  fr: boulanger, boulangère, ouvrier boulanger, tourier, boulanger-pâtissier, aide boulanger
  es: panadero, panadera, ayudante de panadería, oficial panadero, hornero
  ja: パン職人, ベーカー, 製パン, ブーランジェ
  xx: padeiro, padeira, panettiere, fornaio, bakker, piekarz, bagare, bager, leipuri, fırıncı, pekař, pék
kitchen-assistant ~ commis-chef, catering-assistant
  en: kitchen assistant, kitchen porter, kitchen hand, kitchen helper, dishwasher, pot washer, kitchen steward, kitchen team member, scullery maid, kitchen aide, kitchen worker, KP, dish washer, stewarding, cook's helper, kitchen staff
  de: Küchenhilfe, Küchenhelfer, Küchenhelferin, Spüler, Spülerin, Spülkraft, Tellerwäscher, Küchenhilfskraft, Abwäscher, Küchenhilfen, Küchenkraft
  fr: aide de cuisine, aide-cuisinier, plongeur, plongeuse, agent de cuisine, aide cuisine, employé de cuisine
  es: ayudante de cocina, auxiliar de cocina, friegaplatos, lavaplatos, pinche de cocina, pinche, marmitón, office de cocina
  ja: 調理補助, 皿洗い, 洗い場スタッフ, 洗い場, キッチンスタッフ
  xx: ajudante de cozinha, auxiliar de cozinha, lavapiatti, aiuto cuoco, keukenhulp, afwasser, pomoc kuchenna, zmywak, diskare, köksbiträde, copeiro
catering-assistant ~ kitchen-assistant, fast-food-worker
  en: catering assistant, food service assistant, food service worker, canteen assistant, cafeteria worker, catering staff, food and beverage assistant, food & beverage attendant, F&B assistant, catering operative, cafeteria attendant, canteen worker, general assistant catering, food server, catering worker, food service associate, school catering assistant, counter attendant, counter staff, banquet server
  de: Kantinenmitarbeiter, Kantinenmitarbeiterin, Cateringmitarbeiter, Mitarbeiter Catering, Kantinenkraft, Cateringkraft, Fachkraft für Gastronomie, Fachkraft im Gastgewerbe, Thekenkraft, Gastronomiemitarbeiter, Mensamitarbeiter
  fr: employé de restauration, employée de restauration, agent de restauration, agente de restauration, employé polyvalent de restauration, employé de restauration collective, agent polyvalent de restauration
  es: auxiliar de comedor, personal de catering, camarero de catering, ayudante de catering, auxiliar de servicio de comidas, dependiente de cafetería
  ja: 食堂スタッフ, ケータリングスタッフ, 給食スタッフ, ホール・キッチンスタッフ
fast-food-worker ~ catering-assistant, barista
  en: fast food worker, crew member, fast food cook, fast food attendant, restaurant team member, fast food crew, drive thru attendant, sandwich artist, burger cook, restaurant crew, sandwich maker, food prep worker, fast food team member
  de: Schnellrestaurant Mitarbeiter, Systemgastronom, Fachmann für Systemgastronomie, Fachfrau für Systemgastronomie, Imbissverkäufer, Systemgastronomin, Mitarbeiter Systemgastronomie
  fr: équipier polyvalent, équipière polyvalente, employé de restauration rapide, équipier de restauration rapide
  es: personal de comida rápida, empleado de comida rápida, equipo de restaurante, miembro de equipo de restaurante
  ja: ファストフード店員, クルー, ファストフードスタッフ
waiter ~ bartender, restaurant-host
  en: waiter, waitress, server, waiting staff, restaurant server, table server, head waiter, head waitress, runner, food runner, commis waiter, sommelier, busser, busboy, bus person, wait staff, waitperson, chef de rang, wine waiter, barback, cocktail waitress, front of house team member, cocktail server, demi chef de rang, restaurant attendant, breakfast attendant, restaurant assistant, front of house staff, waiter waitress, breakfast waiter
  de: Kellner, Kellnerin, Servicekraft, Restaurantfachmann, Restaurantfachfrau, Servicekräfte, Oberkellner, Servierkraft, Serviertochter, Bedienung, Servicemitarbeiter Gastronomie, Zahlkellner, Weinkellner, Fachmann für Restaurants, Servicefachangestellte, Ober
  fr: serveur, serveuse, garçon de café, commis de salle, sommelière, employé de salle, maître d'hôtel, runneur, commis de restaurant, limonadier, serveur en restauration, cheffe de rang
  es: camarero, camarera, mesero, mesera, ayudante de camarero, jefe de rango, mozo de restaurante, sumiller, jefe de sala, camarero de sala, garzón, garzona, mozo de salón
  ja: ウェイター, ウェイトレス, ホールスタッフ, ホール係, 給仕, ソムリエ, 配膳スタッフ
  xx: garçom, garçonete, empregado de mesa, empregada de mesa, cameriere, ober bediening, serveerster, kelner, kelnerka, servitör, servitris, tjener, servitør, tarjoilija, garson, číšník, pincér, официант, نادل, מלצר, cameriera di sala
restaurant-host ~ waiter, receptionist
  en: restaurant host, restaurant hostess, hostess, host, restaurant greeter, maitre d, greeter, host hostess, restaurant receptionist, front of house host, dining room host, seater
  de: Restaurantempfang, Platzanweiser, Platzanweiserin, Empfangsmitarbeiter Restaurant
  fr: hôte de salle, hôtesse de salle, hôtesse de restaurant, hôte d'accueil restaurant
  es: anfitrión, anfitriona, recepcionista de restaurante, jefe de comedor, hostess de restaurante
  ja: レストランホスト, 案内係, レストラン受付
barista ~ waiter, catering-assistant, bartender
  en: barista, coffee maker, coffee shop assistant, cafe assistant, coffee barista, cafe worker, coffee shop worker, café team member, coffee attendant
  de: Kaffeebarista, Cafémitarbeiter, Mitarbeiter Café
  fr: barista café, préparateur de café
  es: cafetero, barista de café
  ja: バリスタ, カフェスタッフ, カフェ店員
bartender ~ waiter, barista
  en: bartender, barman, barmaid, bar staff, bar tender, mixologist, bar person, bar attendant, publican, cocktail bartender, barkeeper, bar back, bar supervisor, bar manager, bar team member, barperson, head bartender
  de: Barkeeperin, Barkeeper Bar, Barmitarbeiter, Barmixer, Schankkellner, Gastwirt, Gastwirtin, Barchef, Barkellner, Schankkraft, Wirt
  fr: barmaid serveuse, barman serveur, chef barman, employé de bar
  es: camarero de barra, camarera de barra, coctelero, cantinero, cantinera, jefe de barra
  ja: バーテンダー, バースタッフ
  xx: barista bar, barbeiro de bar, barmanka, barmedewerker, bartenderka, baarimikko
restaurant-manager ~ waiter
  en: restaurant manager, assistant restaurant manager, food and beverage manager, F&B manager, restaurant supervisor, catering manager, cafe manager, pub manager, front of house manager, banquet manager, dining room manager, food service manager, general manager restaurant, canteen manager, bar and restaurant manager, floor manager restaurant, food service director, coffee shop manager, restaurant general manager, food & beverage supervisor
  de: Restaurantleiter, Restaurantleiterin, Restaurantleitung, Gastronomieleiter, Restaurantmanager, Betriebsleiter Gastronomie, Bankettleiter, Cateringleiter, Kantinenleiter, Serviceleiter Gastronomie
  fr: responsable de restaurant, directeur de restaurant, directrice de restaurant, gérant de restaurant, responsable restauration, responsable de salle, gérante de restaurant, directeur de la restauration
  es: gerente de restaurante, encargado de restaurante, encargada de restaurante, jefe de restaurante, director de restaurante, encargado de bar, jefe de alimentos y bebidas, encargada de cafetería, encargado de cafetería
  ja: レストラン店長, レストランマネージャー, 飲食店店長, 飲食店長, カフェ店長
housekeeper ~ cleaner, hotel-porter
  en: housekeeper, housekeeping attendant, room attendant, chambermaid, hotel maid, hotel cleaner, maid, housekeeping assistant, guest room attendant, housekeeping associate, room cleaner, hotel housekeeper, housekeeping staff, butler, housekeeping room attendant, linen porter, housekeeping aide, turndown attendant, public area attendant, housekeeping, housemaid, housekeeping team member, house attendant
  de: Zimmermädchen, Zimmerreinigung, Hausdame, Roomboy, Zimmerfrau, Wirtschafter, Wirtschafterin, Housekeeperin, Butlerin, Etagenhilfe, Roomattendant, Etagenfrau, Hauswirtschafterin, Hauswirtschafter, Haushälterin, Haushälter, Hauswirtschaftskraft
  fr: femme de chambre, valet de chambre, employé d'étage, employée d'étage, gouvernant, gouvernante, gouvernante d'hôtel, employé de maison, employée de maison, majordome, lingère
  es: camarera de pisos, camarero de pisos, mucama, recamarista, empleada de hogar, empleado de hogar, ama de llaves, empleada doméstica, mayordomo, recamarera, limpiadora de habitaciones
  ja: 客室清掃, ハウスキーパー, ルームアテンダント, ホテル清掃, 客室清掃員, 客室係, 家政婦
  xx: camareira, arrumadeira, empregada de quartos, empregada doméstica, cameriera ai piani, addetta ai piani, kamermeisje, pokojówka, pokojowa, hotellstädare, städerska, governanta, stuepige, hushållerska
housekeeping-manager < housekeeper
  en: housekeeping manager, housekeeping supervisor, head housekeeper, executive housekeeper, floor supervisor housekeeping, assistant housekeeping manager
  de: Erste Hausdame, Housekeeping Leitung, Hausdamenassistentin, Hauswirtschaftsleitung, Hauswirtschaftsleiter, Hauswirtschaftsleiterin
  fr: gouvernante générale, gouvernant général, gouvernante d'étage, responsable hébergement
  es: gobernanta, gobernanta de hotel, subgobernanta, jefa de pisos
  ja: 客室支配人, 客室マネージャー
hotel-receptionist < receptionist ~ guest-relations, concierge
  en: hotel receptionist, front desk agent, hotel front desk, front office agent, hotel desk clerk, guest service agent, night auditor, night receptionist, hotel clerk, front desk attendant, front desk representative, hotel front desk clerk, night audit, front desk officer, front desk supervisor, front office manager, front desk manager, hotel front office, front office supervisor, front desk night auditor, front desk
  de: Hotelrezeptionist, Hotelrezeptionistin, Empfangsmitarbeiter Hotel, Hotelfachmann, Hotelfachfrau, Nachtrezeptionist, Rezeptionsmitarbeiter, Nachtportier, Hotelkaufmann, Hotelkauffrau, Hotelfachleute, Empfangschef, Empfangsleiter, Rezeptionsmitarbeiterin, Rezeptionsleiter, Front Office Mitarbeiter, Nachtauditor
  fr: réceptionniste d'hôtel, réceptionniste en hôtellerie, réceptionniste de nuit, veilleur de nuit, réceptionniste tournant, veilleuse de nuit, chef de réception, cheffe de réception, night auditeur, réceptionniste polyvalent
  es: recepcionista de hotel, recepcionista nocturno, jefe de recepción, jefa de recepción, auditor nocturno, recepcionista hotelero, recepcionista de noche
  ja: ホテルフロント, フロントスタッフ, フロント係, ホテル受付, フロントクラーク, ホテルスタッフ, 宿泊部
  xx: recepcionista de hotelaria, recepcjonista hotelowy, hotelreceptionist, hotellreceptionist, receptionist hotell, addetto al ricevimento, موظف استقبال في فندق, recepcionista hoteleiro
guest-relations ~ hotel-receptionist, concierge
  en: guest relations agent, guest relations officer, guest relations manager, guest experience manager, guest services manager, guest relations executive, guest services coordinator, guest experience host, guest service associate hotel, guest services supervisor, guest services assistant
  de: Gästebetreuer, Gästebetreuerin, Gästeservice, Gästebetreuung
  fr: chargé de relation clientèle hôtel, attaché à la relation clients, guest relation hôtel, responsable relation clientèle hôtel
  es: relaciones públicas de hotel, agente de atención al huésped, atención al huésped
  ja: ゲストリレーションズ, ゲストサービス, ゲストリレーション
concierge ~ hotel-porter, guest-relations
  en: concierge, hotel concierge, head concierge, guest concierge, concierge agent, residential concierge, concierge specialist
  de: Conciergerie Mitarbeiter, Hotelconcierge
  fr: concierge d'hôtel, chef concierge, conciergerie, clefs d'or
  es: conserje de hotel, conserje
  ja: コンシェルジュ
hotel-porter ~ concierge
  en: porter, hotel porter, bellboy, bellhop, bellman, doorman, valet parking attendant, bell attendant, luggage porter, night porter, valet attendant, page boy, door attendant, baggage porter, valet parker, door supervisor hotel, bell person, doorperson, cloakroom attendant, parking valet
  de: Hotelpage, Gepäckträger, Portier, Wagenmeister, Hoteldiener, Hausdiener, Page, Portierin, Garderobenkraft
  fr: bagagiste, voiturier, portier d'hôtel, chasseur d'hôtel, groom, bagagiste voiturier
  es: botones, maletero, portero de hotel, aparcacoches, mozo de equipajes
  ja: ベルボーイ, ドアマン, ベルスタッフ, ポーター, ベルアテンダント
hotel-manager ~ restaurant-manager
  en: hotel manager, hotel general manager, assistant hotel manager, hotel director, rooms division manager, resort manager, hostel manager, duty manager hotel, night manager, hotel duty manager, general manager hotel, innkeeper, lodging manager, hotel operations manager, hotelier, estate hospitality manager, campsite manager, accommodation manager, revenue manager hotel, hospitality manager
  de: Hoteldirektor, Hoteldirektorin, Hotelmanager, Hotelleiter, Hotelleitung, Hotelbetriebswirt, Hotelmanagerin, Hotelleiterin, Hotelbetriebsleiter
  fr: directeur d'hôtel, directrice d'hôtel, responsable d'hôtel, directeur d'hébergement, directeur adjoint d'hôtel, hôtelière, gérant d'hôtel
  es: director de hotel, directora de hotel, gerente de hotel, subdirector de hotel, gerente hotelero, hotelero, jefe de habitaciones
  ja: ホテル支配人, 支配人, ホテルマネージャー, 総支配人
events-coordinator ~ hotel-manager
  en: events coordinator, event manager, event planner, wedding planner, conference organiser, banqueting coordinator, event organiser, events assistant, events executive, meetings and events coordinator, conference and events coordinator, wedding coordinator, events officer, banquet coordinator, event producer, event staff, event specialist, event steward, meeting planner, venue manager, conference coordinator, catering coordinator, head of events
  de: Veranstaltungskaufmann, Veranstaltungskauffrau, Eventmanager, Eventmanagerin, Veranstaltungsmanager, Eventkoordinator, Veranstaltungskoordinator, Hochzeitsplaner, Hochzeitsplanerin, Eventplaner, Bankettkoordinator, Veranstaltungsmanagerin, Eventassistent, Veranstaltungsplaner, Veranstaltungsleiter, Eventkoordinatorin
  fr: chargé d'événementiel, chargée d'événementiel, organisateur d'événements, coordinateur événementiel, coordinatrice événementielle, chef de projet événementiel, responsable événementiel, organisatrice d'événements, cheffe de projet événementiel, assistant événementiel, commercial banquet
  es: coordinador de eventos, coordinadora de eventos, organizador de eventos, organizadora de eventos, gestor de eventos, técnico de eventos, ejecutivo de eventos, responsable de eventos
  ja: イベントコーディネーター, イベント企画, ウェディングプランナー, イベントスタッフ, ブライダルコーディネーター, イベント運営
  xx: coordenador de eventos, organizzatore di eventi, evenementenmanager, koordynator eventów, produtor de eventos, evenementencoördinator
travel-agent ~ tour-guide, customer-service
  en: travel agent, travel consultant, travel advisor, tour operator, travel adviser, holiday adviser, travel agency clerk, travel coordinator, travel designer, corporate travel consultant, business travel consultant, tourist information officer, tourism officer, travel manager, cruise consultant, travel specialist
  de: Reiseberater, Reiseberaterin, Reisebürokaufmann, Tourismuskaufmann, Tourismuskauffrau, Reiseverkehrskaufmann, Reiseverkehrskauffrau, Reisekaufmann, Touristiker, Touristikerin, Reisebüromitarbeiter, Reisedesigner
  fr: agent de voyages, agente de voyages, conseiller voyages, conseillère voyages, conseiller en séjour, forfaitiste, conseillère en séjour, billettiste voyages
  es: agente de viajes, asesor de viajes, asesora de viajes, técnico de turismo, informador turístico, consultor de viajes, informadora turística
  ja: 旅行代理店, 旅行コンサルタント, ツアープランナー, 旅行プランナー, トラベルコンサルタント, 旅行会社カウンター
tour-guide ~ travel-agent
  en: tour guide, tour leader, holiday rep, tour manager, travel guide, tourist guide, mountain guide, resort representative, tour director, sightseeing guide, holiday representative, safari guide, tour escort, city guide, entertainer hotel, resort rep, visitor guide
  de: Reiseleiter, Reiseleiterin, Stadtführer, Stadtführerin, Gästeführer, Gästeführerin, Fremdenführer, Bergführer, Animateurin, Hotelanimateur, Tourguide, Wanderführer, Fremdenführerin
  fr: guide touristique, guide accompagnateur, guide-conférencier, guide de montagne, accompagnateur de voyages, guide conférencière, guide-interprète, accompagnatrice de voyages
  es: guía turístico, guía turística, guía de turismo, guía de montaña, guía acompañante, animador turístico, animadora turística, animador de hotel
  ja: ツアーガイド, 添乗員, 観光ガイド, ツアーコンダクター, 通訳案内士
flight-attendant ~ waiter, cruise-staff
  en: flight attendant, cabin crew, air hostess, stewardess, air steward, cabin attendant, airline steward, cabin crew member, train attendant, purser, inflight crew, cabin steward, cabin services
  de: Flugbegleiter, Flugbegleiterin, Kabinenpersonal, Purserin, Bordpersonal, Kabinenbesatzung
  fr: hôtesse de l'air, personnel navigant commercial, agent de bord, agente de bord, PNC, chef de cabine, cheffe de cabine
  es: tripulante de cabina, auxiliar de vuelo, azafata de vuelo, azafata, sobrecargo, azafato, TCP tripulante
  ja: 客室乗務員, キャビンアテンダント, フライトアテンダント
  xx: comissário de bordo, comissária de bordo, assistente di volo, hostess di volo, stewardess vliegtuig, personel pokładowy, kabinpersonal, flygvärdinna, kabinbesättning, kabinepersonale
cruise-staff ~ waiter, flight-attendant
  en: cruise ship steward, ship steward, yacht stewardess, cruise staff, yacht steward, cruise director, yacht crew, ship's cook, galley cook
  de: Schiffssteward, Schiffskoch, Kreuzfahrt Mitarbeiter, Bordsteward
  fr: hôtesse de bord, équipage de croisière, cuisinier de bord
  es: personal de crucero, camarero de barco, cocinero de barco
  ja: 船内スタッフ, クルーズスタッフ
casino-worker ~ bartender
  en: casino dealer, croupier, casino host, slot attendant, gaming dealer, table games dealer, poker dealer, casino cashier, pit boss, betting clerk, casino supervisor
  de: Croupière, Spielhallenaufsicht, Casinomitarbeiter, Servicekraft Spielhalle
  fr: croupier de casino, croupière de casino, employé de jeux, caissier de casino
  es: crupier, crupier de casino
  ja: カジノディーラー
fitness-instructor ~ personal-trainer, sports-coach
  en: fitness instructor, gym instructor, fitness coach, group fitness instructor, pilates instructor, yoga instructor, yoga teacher, spin instructor, aerobics instructor, zumba instructor, group exercise instructor, cycling instructor, fitness trainer, pilates teacher, leisure assistant, recreation assistant, gym attendant, gym manager, leisure centre assistant, fitness manager, leisure manager, recreation coordinator, gym staff, studio instructor, locker room associate
  de: Fitnesstrainer, Fitnesstrainerin, Yogalehrer, Yogalehrerin, Kursleiter Fitness, Fitnesscoach, Fitnessfachwirt, Pilatestrainer, Sport- und Fitnesskaufmann, Sport- und Fitnesskauffrau, Pilatestrainerin, Studioleiter Fitness
  fr: coach sportif, coach sportive, professeur de yoga, moniteur de fitness, professeur de pilates, animateur fitness, conseiller fitness, professeure de yoga
  es: monitor de fitness, instructor de yoga, monitor de gimnasio, instructor de pilates, monitora de pilates, profesora de yoga, monitora de fitness, instructora de yoga, profesor de yoga, instructor de fitness, monitor de sala
  ja: フィットネスインストラクター, ヨガインストラクター, スポーツジムスタッフ, ジムスタッフ, ピラティスインストラクター
personal-trainer < fitness-instructor
  en: personal trainer, personal training manager, PT trainer, personal fitness trainer
  de: Personaltrainer, Personaltrainerin, Personal Trainerin
  fr: entraîneur personnel, coach personnel, préparateur physique
  es: entrenador personal, entrenadora personal
  ja: パーソナルトレーナー
lifeguard ~ fitness-instructor
  en: lifeguard, pool attendant, pool lifeguard, swimming pool attendant, beach lifeguard, life guard
  de: Rettungsschwimmer, Rettungsschwimmerin, Bademeister, Bademeisterin, Fachangestellter für Bäderbetriebe, Fachangestellte für Bäderbetriebe
  fr: surveillant de baignade, nageur sauveteur, sauveteur aquatique, surveillant de bassin, surveillante de baignade
  es: socorrista, socorrista acuático, salvavidas, guardavidas
  ja: ライフガード, プール監視員
hairdresser ~ beautician
  en: hairdresser, hair stylist, hairstylist, barber, salon assistant, hair dresser, cosmetologist, salon manager, barbershop assistant, hair colorist, salon stylist
  de: Friseur, Friseurin, Frisör, Frisörin, Barbier, Friseurmeister, Friseurmeisterin, Coiffeur, Coiffeuse, Salonleiter
  fr: coiffeur barbier, coiffeuse coloriste, coiffeur-coiffeuse, barbière
  es: peluquero, peluquera, barbero, barbera, estilista de cabello, oficial de peluquería
  ja: 美容師, 理容師, ヘアスタイリスト
  xx: cabeleireiro, cabeleireira, parrucchiere, parrucchiera, kapper, kapster, fryzjer, fryzjerka, frisör hår, frisør, kampaaja, kuaför
beautician ~ hairdresser, massage-therapist
  en: beautician, beauty therapist, aesthetician, esthetician, nail technician, makeup artist, make-up artist, manicurist, nail artist, spa manager, spa receptionist, lash technician, skin therapist, spa attendant, spa coordinator, laser technician beauty, beauty specialist, nail tech, spa supervisor, licensed esthetician, lash artist
  de: Kosmetiker, Kosmetikerin, Nageldesigner, Nageldesignerin, Visagist, Visagistin, Maskenbildner, Maskenbildnerin, Spa Mitarbeiter, Spa Leiter, Schönheitsberaterin
  fr: esthéticien, esthéticienne, prothésiste ongulaire, maquilleur, maquilleuse, responsable de spa, manucure, styliste ongulaire
  es: esteticista, esteticién, manicurista, maquillador, maquilladora, técnico en estética, cosmetóloga, técnica en uñas, cosmetólogo
  ja: エステティシャン, ネイリスト, メイクアップアーティスト, アイリスト, アイデザイナー
  xx: schoonheidsspecialiste, estetista, kosmetyczka, kosmetolog, hudterapeut, manicure esteticista, kosmetolog salon, kosmetologi, kosmetolożka
`;
