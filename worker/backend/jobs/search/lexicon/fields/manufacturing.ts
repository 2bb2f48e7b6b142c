/**
 * Occupations of the category `manufacturing` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const MANUFACTURING = `
production-operative ~ assembler, machine-operator, packer
  en: production operative, production associate, production worker, factory worker, manufacturing operative, production operator, manufacturing associate, line operator, production assistant, manufacturing operator, factory operative, production team member, line worker, production line operative, manufacturing worker, process operator, factory hand, production staff, production laborer
  de: Produktionsmitarbeiter, Produktionsmitarbeiterin, Produktionshelfer, Produktionshelferin, Fabrikarbeiter, Fabrikarbeiterin, Fertigungsmitarbeiter, Mitarbeiter Produktion, Produktionskraft, Bandarbeiter, Produktionsfachkraft, Mitarbeiter in der Produktion, Fertigungshelfer
  fr: opérateur de production, opératrice de production, agent de production, agente de production, ouvrier de production, ouvrier d'usine, ouvrière d'usine, agent de fabrication, opérateur de fabrication, ouvrier polyvalent, opérateur de ligne, ouvrier, ouvrière
  es: operario de producción, operaria de producción, peón de producción, obrero de fábrica, operario de fábrica, operador de producción, auxiliar de producción, peón industrial, operario de línea, operario, operaria, manipulador, manipuladora, manipulador de alimentos
  ja: 製造スタッフ, 工場作業員, 製造オペレーター, 生産オペレーター, ライン作業, 製造作業員, 生産スタッフ, 工場スタッフ, 製造, 工場, 工場作業, 工場勤務
  xx: operador de produção, auxiliar de produção, operaio, operaia, productiemedewerker, pracownik produkcji, produktionsmedarbetare, produktionsmedarbejder, fabrieksmedewerker, tuotantotyöntekijä
assembler ~ production-operative
  en: assembler, assembly operative, assembly operator, assembly technician, assembly worker, mechanical assembler, assembly line worker, product assembler, assembly associate, mechanical fitter, assembly fitter, electronics assembler, furniture assembler
  de: Monteur, Monteurin, Montagemitarbeiter, Montagemitarbeiterin, Montagehelfer, Montagearbeiter, Montagehelferin, Bestücker, Montagefachkraft
  fr: monteuse, opérateur de montage, agent de montage, assembleur, assembleuse, monteur-assembleur, opératrice d'assemblage
  es: montador, montadora, operario de montaje, ensamblador, ensambladora, operario de ensamblaje, montador mecánico
  ja: 組立作業員, 組立スタッフ, 組立工, 組み立て作業, 組立, 組み立て
  xx: montatore, monteur assemblage, monter, montör, assemblagemedewerker, montador industrial
machine-operator ~ machinist
  en: machine operator, machine minder, machine setter, plant operator, press operator, packaging machine operator, machine tender, extruder operator, injection moulding operator, moulding operator, injection molding technician, chemical operator, bottling operator, machine operative, process technician, extrusion operator, setter operator
  de: Maschinenbediener, Maschinenbedienerin, Maschinenführer, Maschinenführerin, Anlagenführer, Maschinen- und Anlagenführer, Anlagenbediener, Maschineneinrichter, Chemikant, Chemikantin, Verfahrensmechaniker, Kunststoffformgeber, Einrichter, Anlagenfahrer, Anlagenmechaniker Produktion
  fr: conducteur de ligne, conductrice de ligne, opérateur machine, conducteur de machine, opérateur sur machine, conducteur d'installation, pilote de ligne de production, opérateur régleur, plasturgiste, régleur, régleuse, régleur machine
  es: operador de máquina, operario de máquina, maquinista industrial, operador de planta, operario de maquinaria, operador de prensa
  ja: マシンオペレーター, 機械オペレーター, 機械操作, 成形オペレーター
  xx: operador de máquinas industriais, operatore macchine, machineoperator, operator maszyn, maskinoperatör, maskinoperatør, koneenkäyttäjä, procesoperator
machinist ~ machine-operator, toolmaker
  en: machinist, CNC machinist, CNC operator, CNC programmer, CNC setter, CNC machine operator, manual machinist, machine shop operator, CNC setter operator, CNC technician, EDM operator, precision machinist, CNC grinder, tool setter, metal machinist
  de: Zerspanungsmechaniker, Zerspanungsmechanikerin, CNC-Fachkraft, Zerspaner, CNC Bediener, CNC Programmierer, Feinwerkmechaniker, Feinwerkmechanikerin, Polymechaniker, Polymechanikerin, CNC Maschinenbediener
  fr: usineur, usineuse, opérateur commande numérique, opérateur CN, technicien d'usinage, mécanicien usineur, opérateur régleur commande numérique, programmeur commande numérique, technicien usinage
  es: mecanizador, operario CNC, operador CNC, operador de CNC, programador CNC, técnico de mecanizado, mecanizadora, operador de control numérico
  ja: 機械加工, マシニングセンタ, マシニングオペレーター, CNCオペレーター, 機械加工オペレーター, 旋盤
  xx: operatore CNC, operator CNC, verspaner, cnc verspaner, CNC-operatør, operador de torno CNC, koneistaja
turner < machinist
  en: turner, CNC turner, lathe operator, CNC lathe operator, CNC turning operator, lathe machinist, lathe turner, fitter and turner
  de: Dreher, Dreherin, CNC-Dreher, CNC-Dreherin, Drehmaschinenbediener
  fr: tourneur, tourneuse, tourneur fraiseur, tourneur sur commande numérique, tourneur CN
  es: tornero, tornera, tornero fresador, tornero CNC, tornero mecánico
  ja: 旋盤工, 旋盤オペレーター, 旋盤加工
  xx: torneiro mecânico, tornitore, tokarz, draaier, svarvare, drejer, sorvaaja
miller < machinist
  en: CNC miller, milling machinist, milling operator, milling machine operator, CNC milling operator, miller turner, CNC milling machinist
  de: Fräser, Fräserin, CNC-Fräser, CNC-Fräserin
  fr: fraiseur, fraiseuse, fraiseur sur commande numérique, fraiseur CN
  es: fresador, fresadora, fresador CNC
  ja: フライス工, フライス盤オペレーター, フライス加工
  xx: fresador mecânico, fresatore, frezer, frezer CNC, fräsare, fresser
grinder < machinist
  en: grinder, surface grinder, cylindrical grinder, metal polisher, polisher, grinding operator, buffer polisher, deburrer
  de: Schleifer, Schleiferin, Metallschleifer, Polierer, Entgrater
  fr: rectifieur, rectifieuse, polisseur, polisseuse, ébavureur
  es: rectificador, pulidor, pulidora, esmerilador
  ja: 研磨工, 研削工, 研磨作業
toolmaker ~ machinist
  en: toolmaker, tool maker, tool and die maker, mould maker, mold maker, die maker, tool room machinist, jig maker, pattern maker, gunsmith
  de: Werkzeugmechaniker, Werkzeugmechanikerin, Werkzeugmacher, Formenbauer, Werkzeugbauer, Modellbauer
  fr: outilleur, outilleuse, mouliste, ajusteur outilleur, ajusteur, ajusteur-monteur
  es: matricero, matricera, utillajista, moldista, troquelista, ajustador mecánico
  ja: 金型工, 金型製作, 治具製作
  xx: ferramenteiro, attrezzista, narzędziowiec, gereedschapsmaker, verktygsmakare, værktøjsmager
welder ~ metal-fabricator
  en: welder, TIG welder, MIG welder, pipe welder, fabricator welder, welder fabricator, coded welder, MIG TIG welder, structural welder, welding operator, arc welder, welding technician, plater welder, solderer, spot welder, welding operative
  de: Schweißer, Schweißerin, WIG-Schweißer, MAG-Schweißer, Rohrschweißer, Schweißfachkraft, Schweißfachmann, Löter, Orbitalschweißer, MIG-Schweißer
  fr: soudeur, soudeuse, soudeur TIG, soudeur à l'arc, soudeur MIG, chaudronnier soudeur, soudeur assembleur, soudeur semi-auto
  es: soldador, soldadora, soldador TIG, soldador MIG, soldador de tubería, soldador calderero
  ja: 溶接工, 溶接スタッフ, 溶接作業員, 溶接士
  xx: serralheiro soldador, saldatore, lasser, spawacz, svetsare, svejser, sveiser, hitsaaja, kaynakçı, svářeč, hegesztő, TIG lasser
metal-fabricator ~ welder, sheet-metal-worker
  en: fabricator, metal fabricator, steel fabricator, plater, boilermaker, metalworker, metal worker, blacksmith, structural steel fabricator, steel erector, ironworker, locksmith, farrier, shipbuilder, shipwright
  de: Schlosser, Schlosserin, Metallbauer, Metallbauerin, Konstruktionsmechaniker, Konstruktionsmechanikerin, Schmied, Bauschlosser, Stahlbauer, Kesselbauer, Schlüsseldienst, Hufschmied, Stahlbaumonteur, Metallbearbeiter
  fr: métallier, métallière, serrurier, chaudronnier, chaudronnière, serrurier métallier, forgeron, charpentier métallique, ferronnier, maréchal-ferrant, métallier serrurier
  es: calderero, cerrajero, cerrajera, herrero, calderera, herrador, montador de estructuras metálicas, carpintero metálico
  ja: 鉄工, 製缶工, 鍛冶工, 金属加工, 鉄骨工
  xx: serralheiro, fabbro, carpentiere metallico, ślusarz, smed, smid, smed svejser, constructiebankwerker, levyseppähitsaaja
sheet-metal-worker ~ metal-fabricator
  en: sheet metal worker, sheet metal fabricator, panel beater, press brake operator, sheet metal mechanic, tinsmith, laser cutter operator, laser operator
  de: Blechbearbeiter, Spengler, Karosseriebauer, Abkanter, Konstruktionsmechaniker Blech, Karosserie- und Fahrzeugbaumechaniker, Karosseriespengler
  fr: tôlier, tôlière, plieur, carrossier, carrossière, tôlier carrossier, tôlier industriel
  es: chapista, plegador, hojalatero, carrocero, chapista pintor
  ja: 板金工, 板金加工, 鈑金工, 自動車板金
foundry-worker ~ machine-operator
  en: foundry worker, moulder, foundry operative, die caster, furnace operator, steel worker, steelworker, caster, electroplater, heat treatment operator, galvaniser
  de: Gießer, Gießereimechaniker, Gießereiarbeiter, Former, Stahlarbeiter, Galvaniseur, Oberflächenbeschichter, Hüttenarbeiter
  fr: fondeur, ouvrier de fonderie, mouleur, sidérurgiste, opérateur de fonderie
  es: fundidor, operario de fundición, moldeador, galvanizador
  ja: 鋳造工, 鋳造作業員, メッキ工, 鋳物工
industrial-mechanic ~ maintenance-technician, mechanic
  en: industrial mechanic, industrial maintenance mechanic, millwright, machinery mechanic, plant mechanic, maintenance fitter, bench fitter, machine fitter, industrial machinery mechanic, machine mechanic, plant fitter, hydraulic technician, pipefitter, pipe fitter, rigger, mechanical technician
  de: Industriemechaniker, Industriemechanikerin, Betriebsschlosser, Maschinenschlosser, Anlagenmechaniker, Anlagenmechanikerin, Betriebsmechaniker, Mechatroniker, Mechatronikerin, Instandhaltungsmechaniker, Rohrschlosser, Industrieschlosser, Landmaschinenschlosser, Maschinenmechaniker, Hydrauliker, Rohrleitungsbauer
  fr: mécanicien industriel, mécanicien d'entretien, mécanicienne industrielle, tuyauteur, mécanicien de maintenance, mécanicien monteur, hydraulicien
  es: mecánico industrial, mecánica industrial, mecánico de mantenimiento, mecánico ajustador, tubero, mecánico montador
  ja: 産業機械整備士, 機械整備士, 機械保全, 設備整備
  xx: meccanico industriale, mechanik maszyn, industrimekaniker, industriemonteur, manutentore meccanico, mechanik utrzymania ruchu
mechanic ~ maintenance-technician
  en: mechanic, mechanic technician, diesel mechanic, fleet mechanic, heavy equipment mechanic, small engine mechanic, agricultural mechanic, plant engineer mechanic, mechanics helper, mobile mechanic, marine mechanic, diesel technician
  de: Mechaniker, Mechanikerin, Landmaschinenmechaniker, Land- und Baumaschinenmechatroniker, Baumaschinenmechatroniker, Baumaschinenmechaniker
  fr: mécanicien, mécanicienne, mécanicien engins, mécanicien agricole, mécanicien diesel, mécanicien d'engins, mécanicien poids lourds
  es: mecánico, mecánica, mecánico diésel, mecánico de maquinaria, mecánico agrícola
  ja: 整備士, メカニック, 整備工, 重機整備士
  xx: meccanico, monteur werkplaats, mechanik, mekaniker, mekanikko, mekanik
car-mechanic < mechanic
  en: car mechanic, auto mechanic, automotive technician, vehicle technician, motor mechanic, service technician automotive, MOT tester, HGV technician, automobile mechanic, light vehicle technician, tyre fitter, auto technician, tire technician, lube technician, automotive mechanic, vehicle mechanic, HGV mechanic, auto body technician, motorcycle mechanic, bicycle mechanic, bike mechanic, car detailer, car valeter, windscreen technician
  de: Kfz-Mechatroniker, Kfz-Mechatronikerin, Kfz-Mechaniker, Automechaniker, Kraftfahrzeugmechatroniker, Kraftfahrzeugmechatronikerin, Automobilmechatroniker, Autoschlosser, Nutzfahrzeugmechatroniker, Reifenmonteur, Zweiradmechatroniker, Fahrradmechaniker, Zweiradmechaniker, Fahrzeugaufbereiter, Automonteur, Kfz-Meister
  fr: mécanicien automobile, mécanicien auto, technicien automobile, mécanicienne automobile, garagiste, technicien cycles, monteur pneumatiques, préparateur automobile, mécanicien cycles, mécanicien moto
  es: mecánico de automóviles, mecánico de coches, mecánico automotriz, electromecánico de vehículos, técnico automotriz, mecánico de motos, mecánico de vehículos, mecánico de bicicletas
  ja: 自動車整備士, 自動車整備, 自動車メカニック, 自転車整備, タイヤ交換スタッフ
  xx: mecânico de automóveis, mecânico automotivo, meccanico auto, autotechnicus, mechanik samochodowy, bilmekaniker, fordonstekniker, fordonsmekaniker, autonasentaja
aircraft-mechanic < mechanic
  en: aircraft mechanic, aircraft technician, aircraft maintenance engineer, A&P mechanic, avionics technician, aircraft fitter, aviation mechanic, aircraft maintenance technician, B1 engineer, B2 engineer, aviation maintenance technician
  de: Fluggerätmechaniker, Fluggerätmechanikerin, Flugzeugmechaniker, Fluggerätelektroniker, Avioniker
  fr: mécanicien aéronautique, mécanicien avion, mécanicien aéronef, technicien aéronautique, ajusteur monteur aéronautique
  es: técnico de mantenimiento de aeronaves, TMA, mecánico de aviación, mecánico aeronáutico
  ja: 航空整備士, 航空機整備士
maintenance-technician ~ maintenance-engineer, industrial-mechanic, electrician, handyman
  en: maintenance technician, maintenance mechanic, maintenance worker, maintenance operative, maintenance associate, maintenance person, maintenance man, facilities technician, equipment technician, industrial maintenance technician, building maintenance technician, maintenance tech, general maintenance worker, elevator mechanic, shift technician, maintenance assistant, equipment maintenance technician, mechatronics technician
  de: Instandhalter, Instandhalterin, Wartungstechniker, Instandhaltungstechniker, Betriebstechniker, Instandhaltungselektriker, Mitarbeiter Instandhaltung, Wartungsmechaniker, Elektroniker für die Instandhaltung
  fr: technicien de maintenance, technicienne de maintenance, agent de maintenance, agente de maintenance, électromécanicien, technicien maintenance, agent d'entretien technique, électromécanicienne, technicien SAV itinérant, technicien de maintenance industrielle
  es: técnico de mantenimiento, técnica de mantenimiento, operario de mantenimiento, oficial de mantenimiento, auxiliar de mantenimiento, técnico electromecánico
  ja: 保全スタッフ, メンテナンススタッフ, 設備保全, 保守点検, メンテナンス技術者, 設備メンテナンス
  xx: técnico de manutenção, mecânico de manutenção, tecnico manutentore, manutentore, onderhoudsmonteur, onderhoudstechnicus, technik utrzymania ruchu, underhållstekniker, underhållsmekaniker, servicemonteur techniek
maintenance-engineer ~ maintenance-technician, industrial-mechanic
  en: maintenance engineer, shift maintenance engineer, multi skilled maintenance engineer, multi-skilled engineer, reliability engineer maintenance, mobile maintenance engineer, maintenance shift engineer, plant maintenance engineer, maintenance planner, maintenance manager, maintenance supervisor, engineering maintenance manager
  de: Instandhaltungsingenieur, Instandhaltungsleiter, Leiter Instandhaltung, Instandhaltungsplaner, Instandhaltungsingenieurin
  fr: ingénieur de maintenance, ingénieur maintenance, responsable maintenance, ingénieure maintenance, chef d'équipe maintenance, responsable de maintenance
  es: ingeniero de mantenimiento, ingeniera de mantenimiento, jefe de mantenimiento, responsable de mantenimiento, encargado de mantenimiento
  ja: 設備保全エンジニア, 保全エンジニア, 保全技術者, メンテナンスエンジニア
production-supervisor ~ production-manager
  en: production supervisor, shift leader production, production shift leader, production team leader, manufacturing supervisor, line leader, production lead, shift leader, shift supervisor, production shift manager, line supervisor, factory supervisor, production foreman, manufacturing team leader, team leader production, factory foreman, charge hand, chargehand, shift manager, manufacturing lead, assembly supervisor, shift lead
  de: Schichtleiter, Schichtleiterin, Produktionsleiter Schicht, Schichtführer, Produktionsmeister, Industriemeister, Teamleiter Produktion, Gruppenleiter Produktion, Vorarbeiter, Vorarbeiterin, Linienführer, Schichtmeister, Produktionsmeisterin, Teamleiterin Produktion, Schichtleitung
  fr: chef d'équipe production, chef d'équipe, cheffe d'équipe, chef d'atelier, superviseur de production, contremaître, responsable d'équipe production, chef de ligne, cheffe d'atelier, chef d'équipe de production, agent de maîtrise
  es: supervisor de producción, supervisora de producción, jefe de turno, jefa de turno, encargado de producción, encargada de producción, jefe de equipo de producción, encargado de turno, capataz de fábrica, jefe de línea
  ja: 製造リーダー, 生産リーダー, 製造班長, ラインリーダー, 生産管理者, 職長
  xx: supervisor de produção, encarregado de produção, capoturno, caporeparto, ploegleider, teamleider productie, kierownik zmiany, brygadzista, produktionsledare, skiftledare, arbetsledare produktion, mistrz produkcji
production-manager ~ production-supervisor, operations-manager
  en: production manager, manufacturing manager, plant manager, factory manager, head of production, works manager, production director, head of manufacturing, mill manager, director of manufacturing, manufacturing director, assistant production manager
  de: Produktionsleiter, Produktionsleiterin, Werkleiter, Werksleiter, Fertigungsleiter, Leiter Produktion, Werkleiterin, Leiter Fertigung, Fertigungsleiterin, Werkstattleiter
  fr: responsable de production, directeur d'usine, responsable production, directrice d'usine, directeur de production, directeur industriel, directeur de site industriel, responsable d'atelier
  es: jefe de producción, jefa de producción, director de planta, gerente de planta, responsable de producción, gerente de producción, director de fábrica, director de producción
  ja: 工場長, 生産管理マネージャー, 製造部長, 製造マネージャー
production-planner ~ supply-chain-analyst, production-manager
  en: production planner, production scheduler, manufacturing planner, master scheduler, production controller, production planning, material requirements planner, production coordinator, production planning clerk, production clerk
  de: Produktionsplaner, Produktionsplanerin, Fertigungsplaner, Arbeitsvorbereiter, Arbeitsvorbereiterin, Fertigungssteuerer, Arbeitsvorbereitung, Produktionssteuerer
  fr: planificateur de production, ordonnanceur, agent de planning, technicien méthodes, gestionnaire de production, planificatrice de production
  es: planificador de producción, planificadora de producción, programador de producción, técnico de planificación
  ja: 生産計画, 生産管理, 生産管理担当, 工程管理
quality-inspector ~ quality-technician, production-operative
  en: quality inspector, quality control inspector, QC inspector, quality controller, quality checker, product inspector, quality assurance inspector, inspection operative, quality control technician, quality auditor, quality control operative, NDT technician, product tester, welding inspector
  de: Qualitätsprüfer, Qualitätsprüferin, Qualitätskontrolleur, Qualitätskontrolleurin, Prüfer Qualitätssicherung, Messtechniker, Endkontrolleur, Mitarbeiter Qualitätskontrolle, Sichtprüfer, Werkstoffprüfer, Werkstoffprüferin, Mitarbeiter Qualitätssicherung, Qualitätsfachkraft
  fr: contrôleur qualité, contrôleuse qualité, inspecteur qualité, agent de contrôle qualité, contrôleur de fabrication, agent qualité, inspectrice qualité
  es: inspector de calidad, inspectora de calidad, controlador de calidad, verificador de calidad, auditor de calidad, verificador
  ja: 品質検査, 検査員, 検品スタッフ, 外観検査, 検査スタッフ, 検品
  xx: inspetor de qualidade, controlador de qualidade, kwaliteitscontroleur, kontroler jakości, kvalitetskontrollant, addetto controllo qualità, ispettore qualità
quality-technician ~ quality-inspector, quality-engineer
  en: quality technician, QA technician, quality assurance technician, metrology technician, quality control analyst manufacturing, CMM operator, CMM programmer, calibration technician, quality assistant, quality coordinator, metrologist, test technician manufacturing, QC technician, quality specialist, quality assurance officer, quality assurance specialist
  de: Qualitätstechniker, Qualitätstechnikerin, Techniker Qualitätssicherung, Qualitätssicherer, Kalibriertechniker, Qualitätsfachmann
  fr: technicien qualité, technicienne qualité, métrologue, technicien métrologue, assistant qualité, animateur qualité
  es: técnico de calidad, técnica de calidad, metrólogo, técnico de control de calidad, técnico en calidad
  ja: 品質管理技術者, 品質技術, 品質管理スタッフ, 測定技術者
quality-engineer ~ quality-technician, quality-manager
  en: quality engineer, supplier quality engineer, manufacturing quality engineer, quality control engineer, product quality engineer, validation engineer quality
  de: Qualitätsingenieur, Qualitätsingenieurin, Ingenieur Qualitätssicherung, Lieferantenqualitätsingenieur
  fr: ingénieur qualité, ingénieure qualité, qualiticien, qualiticienne, ingénieur qualité fournisseur
  es: ingeniero de calidad, ingeniera de calidad
  ja: 品質保証エンジニア, 品質エンジニア, 品質保証担当
  xx: engenheiro da qualidade, ingegnere della qualità, kwaliteitsingenieur, inżynier jakości, kvalitetsingenjör
quality-manager ~ quality-engineer
  en: quality manager, quality assurance manager, head of quality, quality director, QC manager, quality control manager, quality lead, quality supervisor, quality systems manager, quality control supervisor
  de: Qualitätsmanager, Qualitätsmanagerin, Leiter Qualitätssicherung, Qualitätsmanagementbeauftragter, Leiter Qualitätsmanagement, Qualitätsbeauftragter, Leiter Qualität
  fr: responsable qualité, directeur qualité, responsable assurance qualité, directrice qualité, manager qualité
  es: responsable de calidad, jefe de calidad, director de calidad, gerente de calidad, jefa de calidad
  ja: 品質管理責任者, 品質保証マネージャー, 品質マネージャー
manufacturing-engineer ~ process-engineer, quality-engineer
  en: manufacturing engineer, production engineer, manufacturing process engineer, lean engineer, continuous improvement engineer, continuous improvement manager, manufacturing technician, lean manager, continuous improvement specialist, assembly engineer, manufacturing engineering technician
  de: Fertigungsingenieur, Fertigungsingenieurin, Produktionsingenieur, Produktionsingenieurin, Fertigungstechniker, Produktionstechniker, Lean Managerin, Produktionstechnologe
  fr: ingénieur de production, ingénieure de production, ingénieur méthodes, ingénieur industrialisation, ingénieure méthodes, technicien industrialisation, ingénieur production, responsable amélioration continue, ingénieur amélioration continue
  es: ingeniero de producción, ingeniera de producción, ingeniero de manufactura, ingeniero de fabricación, ingeniero de mejora continua, técnico de mejora continua
  ja: 生産技術, 生産技術エンジニア, 製造エンジニア, 製造技術, 生産エンジニア
process-engineer ~ manufacturing-engineer
  en: process engineer, R&D process engineer, process development engineer, process improvement engineer, process and equipment engineer, process integration engineer, process optimisation engineer
  de: Prozessingenieur, Prozessingenieurin, Prozesstechniker, Prozessentwickler
  fr: ingénieur procédés, ingénieure procédés, ingénieur process, technicien procédés, ingénieure process
  es: ingeniero de procesos, ingeniera de procesos, técnico de procesos
  ja: プロセスエンジニア, プロセス開発, 工程設計
  xx: engenheiro de processos, ingegnere di processo, procesingenieur, inżynier procesu, processingenjör, procestechnoloog
food-technologist ~ food-production-worker, quality-technician
  en: food technologist, food scientist, food technician, cheese maker, cheesemaker, brewer, food safety specialist, winemaker, wine maker, distiller, dairy technologist, food quality technician, head brewer, food safety manager
  de: Lebensmitteltechnologe, Lebensmitteltechnologin, Lebensmitteltechniker, Käser, Käserin, Milchtechnologe, Brauer, Brauer und Mälzer, Fachkraft für Lebensmitteltechnik, Braumeister, Winzer, Winzerin, Molkereifachmann, Önologe
  fr: technologue alimentaire, technicien agroalimentaire, fromager, fromagère, brasseur, brasseuse, œnologue, ingénieur agroalimentaire, maître de chai, caviste de production
  es: tecnólogo de alimentos, tecnóloga de alimentos, técnico alimentario, quesero, cervecero, enólogo, enóloga, maestro cervecero, maestro quesero, bodeguero enólogo
  ja: 食品技術者, 食品開発, 醸造家, 食品開発担当, チーズ職人, 杜氏
  xx: technolog żywności, technik technologii żywności, serowar, tecnologo alimentare, casaro, levensmiddelentechnoloog, livsmedelstekniker, ostmästare, engenheiro de alimentos, kaasmaker, birraio, mestre queijeiro
food-production-worker < production-operative
  en: food production operative, food processing worker, food production worker, meat processing worker, poultry processor, fish processor, dairy worker, food operative, food processor, batch maker, abattoir worker, slaughterer, fish filleter, dairy operator
  de: Produktionshelfer Lebensmittel, Fleischverarbeiter, Schlachter, Mitarbeiter Lebensmittelproduktion, Zerleger, Fischverarbeiter
  fr: opérateur agroalimentaire, ouvrier agroalimentaire, ouvrier d'abattoir, agent de fabrication alimentaire, désosseur, opérateur de production agroalimentaire
  es: operario de alimentación, operario de industria alimentaria, matarife, operario cárnico, operario de sala de despiece
  ja: 食品製造, 食品加工スタッフ, 食品工場スタッフ, 食肉加工
butcher ~ food-production-worker
  en: butcher, meat cutter, slaughterman, boner, meat cutter butcher, fishmonger, butchery assistant, meat clerk, deli clerk
  de: Metzger, Metzgerin, Fleischer, Fleischerin, Schlachtermeister, Fleischereifachverkäufer, Fleischereifachverkäuferin, Metzgermeister, Fleischermeister
  fr: boucher, bouchère, charcutier, poissonnier, charcutière, boucher-charcutier, poissonnière
  es: carnicero, carnicera, pescadero, pescadera, charcutero, charcutera
  ja: 精肉スタッフ, 精肉, 鮮魚スタッフ, 肉屋
  xx: açougueiro, talhante, macellaio, slager, rzeźnik, slaktare, slagter, slakter, teurastaja, kasap, uitbener
cabinet-maker ~ carpenter
  en: cabinet maker, cabinetmaker, furniture maker, bench joiner, woodworker, wood machinist, furniture restorer, upholsterer, french polisher, woodturner, wood turner, furniture finisher, CNC woodworker, boat builder, kitchen fitter, sawmill worker
  de: Tischler, Tischlerin, Schreiner, Schreinerin, Möbeltischler, Möbelschreiner, Holzmechaniker, Polsterer, Polsterin, Bootsbauer, Holzbearbeitungsmechaniker, Bautischler, Drechsler, Küchenmonteur, Möbelmonteur, Tischlergeselle
  fr: ébéniste, menuisier d'atelier, tapissier, fabricant de meubles, menuisier ébéniste, tapissier d'ameublement, agenceur, menuisier agenceur, cuisiniste poseur, poseur de cuisines
  es: ebanista, tapicero, tapicera, fabricante de muebles, montador de muebles, mueblista, montador de cocinas, oficial ebanista
  ja: 家具職人, 木工, 家具製作, 木工職人, 建具職人
  xx: marceneiro, ebanista artigiano, meubelmaker, stolarz meblowy, möbelsnickare, møbelsnedker, puuseppä, tappezziere, stoffeerder, mobilista, møbelsnekker
tailor
  en: tailor, seamstress, dressmaker, sewing machinist, sewing machine operator, sewer, garment worker, textile worker, sewist, alterations tailor, textile operative, weaver, knitter, leather worker, embroiderer, fabric cutter, sample machinist, saddler, stitcher, cutter garment
  de: Schneider, Schneiderin, Näher, Näherin, Änderungsschneider, Änderungsschneiderin, Maßschneider, Maßschneiderin, Textilarbeiter, Weber, Sattler, Textil- und Modenäher, Weberin, Sattlerin, Täschner, Modeschneider
  fr: tailleur, couturier, couturière, mécanicien en confection, piqueur, piqueuse, opérateur textile, maroquinier, maroquinière, retoucheur, retoucheuse, tisserand, mécanicienne en confection, sellier
  es: sastre, costurera, modista, costurero, operario de confección, maquinista de confección, guarnicionero, cosedor, tejedor
  ja: 縫製, 仕立屋, 縫製スタッフ, 縫製工, ミシンオペレーター
  xx: costureira, alfaiate, sarto, sarta, kleermaker, krawiec, krawcowa, skräddare, sömmerska, naaister, szwaczka, skredder, syerske, ompelija, terzi
shoemaker ~ tailor
  en: shoemaker, cobbler, shoe repairer, shoe maker, footwear operative, shoe repair technician
  de: Schuhmacher, Schuhmacherin, Schuster, Schuhmachermeister
  fr: cordonnier, cordonnière, bottier, ouvrier de la chaussure
  es: zapatero, zapatera, zapatero artesano, operario de calzado
  ja: 靴職人, 靴修理
jeweller
  en: jeweller, jeweler, goldsmith, watchmaker, silversmith, watch repairer, bench jeweller, gemmologist, engraver, clockmaker, bench jeweler, stone setter, diamond setter, piano tuner, instrument maker
  de: Goldschmied, Goldschmiedin, Uhrmacher, Uhrmacherin, Juwelier, Graveur, Edelsteinfasser, Silberschmied, Klavierbauer, Instrumentenbauer, Geigenbauer, Graveurin, Orgelbauer
  fr: bijoutier, joaillier, horloger, orfèvre, horlogère, bijoutière, sertisseur, luthier, bijoutier joaillier
  es: joyero, joyera, relojero, orfebre, platero, relojera, engastador, lutier, grabador
  ja: 宝飾職人, 時計職人, ジュエリー職人, 時計修理, 彫金師
printer ~ machine-operator
  en: print operator, printer, printing press operator, print finisher, bookbinder, screen printer, digital print operator, pre-press operator, printing machine operator, press assistant printing, flexographic printer, prepress technician, sign maker, signwriter, offset printer, printing operator
  de: Drucker, Druckerin, Medientechnologe Druck, Buchbinder, Buchbinderin, Siebdrucker, Offsetdrucker, Schilder- und Lichtreklamehersteller, Drucktechniker, Druckereihelfer
  fr: imprimeur, conducteur offset, relieur, sérigraphe, opérateur d'impression, conducteur de presse, imprimeuse, relieuse, massicotier
  es: impresor, impresora gráfica, encuadernador, operador de impresión, serigrafista, encuadernadora, rotulista, operario de artes gráficas, maquinista offset, rotulador
  ja: 印刷オペレーター, 印刷工, 製本スタッフ, 印刷機オペレーター
spray-painter ~ painter
  en: spray painter, paint sprayer, vehicle painter, car painter, powder coater, paint technician, industrial painter, automotive painter, auto painter, body painter, coating operator, shot blaster, industrial coater, vehicle refinisher
  de: Lackierer, Lackiererin, Fahrzeuglackierer, Fahrzeuglackiererin, Industrielackierer, Autolackierer, Pulverbeschichter, Strahler, Sandstrahler, Oberflächentechniker, Verfahrensmechaniker für Beschichtungstechnik
  fr: peintre industriel, peintre en carrosserie, peintre automobile, thermolaqueur, peintre carrossier, sableur, grenailleur
  es: pintor industrial, pintor de vehículos, pintor de coches, pintor automotriz, pintor al duco
  ja: 自動車塗装, 工業塗装, 塗装オペレーター, 塗装
electronics-technician ~ maintenance-technician, assembler, electrician
  en: electronics repair technician, solder technician, PCB assembler, SMT operator, test technician, cable assembler, instrumentation technician, panel builder, electrical assembler, control panel wirer, wire harness assembler, cleanroom operator, semiconductor technician, electronic test technician, instrument technician
  de: Elektroniker für Geräte und Systeme, Elektroniktechniker, Mikrotechnologe, Kabelkonfektionär, Schaltschrankverdrahter, Geräteelektroniker, Automatiker, Elektroniker für Automatisierungstechnik, Prüftechniker
  fr: câbleuse, technicienne électronique, technicien d'instrumentation, instrumentiste industriel, câbleur électronique
  es: técnica electrónica, montador de cuadros eléctricos, técnico instrumentista, cableador, cuadrista, técnico en instrumentación
  ja: 電子機器技術者, 電子部品組立, 基板実装, 計装技術者, 配線作業, はんだ付け作業
glass-ceramics-worker ~ production-operative
  en: glassblower, glass blower, potter, ceramicist, glass cutter, stonemason factory, glassmaker, ceramics worker, glass worker, kiln operator, monumental mason
  de: Glasmacher, Glasbläser, Keramiker, Keramikerin, Töpfer, Glasapparatebauer, Flachglasmechaniker, Industriekeramiker, Töpferin
  fr: souffleur de verre, verrier, céramiste, potier, potière, miroitier, tailleur de verre
  es: soplador de vidrio, ceramista, alfarero, alfarera, cristalero industrial, vidriero artesano
  ja: ガラス職人, 陶芸家, 陶工, 窯業
paper-and-wood-operator < machine-operator
  en: paper machine operator, papermaker, sawmill operator, corrugator operator, paper mill operator, saw operator, panel saw operator, pulp mill operator
  de: Papiertechnologe, Papiermacher, Sägewerker, Packmitteltechnologe, Papiertechniker
  fr: conducteur de machine à papier, papetier conducteur, scieur, ouvrier de scierie
  es: operario de aserradero, papelero, aserrador
  ja: 製紙オペレーター, 製材工
`;
