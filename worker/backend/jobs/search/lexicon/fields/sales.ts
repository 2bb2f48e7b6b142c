/**
 * Occupations of the category `sales` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const SALES = `
sales
  en: sales, salesperson, salesman, saleswoman, sales person, seller, sales representative, sales rep, sales specialist, sales agent, sales executive, sales professional, sales officer, sales consultant, commercial executive, specialist seller
  de: Vertrieb, Vertriebsmitarbeiter, Vertriebsmitarbeiterin, Vertriebler, Vertrieblerin, Mitarbeiter im Vertrieb, Mitarbeiterin im Vertrieb, Vertriebsberater, Vertriebsberaterin, Vertriebsrepräsentant, Handelsvertreter, Handelsvertreterin, Vertriebsspezialist
  fr: vente, ventes, agent commercial, agente commerciale, attaché commercial, attachée commerciale, conseiller commercial, conseillère commerciale, délégué commercial, déléguée commerciale, représentant commercial, représentante commerciale, représentant des ventes, chargé de clientèle, ingénieur commercial, ingénieure commerciale, commercial B2B, commercial itinérant, commerciale
  es: ventas, asesor comercial, asesora comercial, agente comercial, ejecutivo de ventas, ejecutiva de ventas, representante de ventas, asesor de ventas, asesora de ventas, representante comercial, ejecutivo comercial, ejecutiva comercial, agente de ventas, delegado comercial, comercial, comercial de ventas
  ja: 営業, 営業職, セールス, 営業担当, 営業スタッフ, 法人営業, 企画営業
  xx: handlowiec, przedstawiciel handlowy, przedstawicielka handlowa, specjalista ds. sprzedaży, representante de vendas, consultor de vendas, consultor comercial, executivo de vendas, vendas, agente di commercio, venditore, addetto alle vendite, agente di vendita, commercieel medewerker, vertegenwoordiger, verkoopmedewerker binnendienst, säljare, försäljare, selger, sælger, myyjä, satış temsilcisi, менеджер по продажам, איש מכירות, אשת מכירות, מכירות, مبيعات, مندوب مبيعات, 销售, 영업
sales-assistant < sales ~ cashier, promoter, shelf-stacker
  en: sales assistant, retail sales assistant, shop assistant, sales adviser, sales advisor, retail assistant, sales associate, retail sales associate, store assistant, store associate, shop worker, salesclerk, sales clerk, retail associate, retail clerk, shopkeeper, shop girl, retail adviser, retail advisor, retail worker, customer assistant, retail salesperson, store clerk, shop clerk, retail consultant, retail sales consultant, style advisor, sales floor associate, retail customer assistant, retail team member, counter assistant, retail sales specialist, shop staff, shop sales assistant, retail supervisor, fashion consultant, client advisor, shop attendant, retail sales
  de: Verkäufer, Verkäuferin, Einzelhandelskaufmann, Einzelhandelskauffrau, Kaufmann im Einzelhandel, Kauffrau im Einzelhandel, Kaufleute im Einzelhandel, Fachverkäufer, Fachverkäuferin, Verkaufsberater, Verkaufsberaterin, Verkaufsmitarbeiter, Verkaufsmitarbeiterin, Mitarbeiter Verkauf, Mitarbeiterin Verkauf, Verkaufshilfe, Verkaufsaushilfe, Aushilfe Verkauf, Filialmitarbeiter, Filialmitarbeiterin, Detailhandelsfachfrau, Detailhandelsfachmann, Ladenhilfe, Modeberater, Modeberaterin, Bäckereifachverkäufer, Bäckereifachverkäuferin, Fachverkäufer, Fachverkäuferin
  fr: vendeur, vendeuse, vendeur conseil, vendeuse conseil, conseiller de vente, conseillère de vente, conseiller(ère) de vente, employé de magasin, employée de magasin, assistant de vente, assistante de vente, conseiller vente, conseillère vente, employé libre service, employée libre service, vendeur en magasin, vendeuse en magasin, commis de magasin, hôte de vente, hôtesse de vente, employé polyvalent de magasin
  es: vendedor, vendedora, dependiente, dependienta, vendedor de tienda, vendedora de tienda, dependiente de comercio, auxiliar de tienda, auxiliar de ventas, asistente de ventas, asistente de tienda, personal de tienda, dependiente de tienda, dependienta de tienda
  ja: 販売員, 販売スタッフ, ショップスタッフ, 店員, ショップ店員, 販売, アパレル販売, 店舗スタッフ, 接客販売, 接客, アパレル, コンビニ, コンビニスタッフ
  xx: sprzedawca, sprzedawczyni, doradca klienta, vendedor de loja, assistente de loja, atendente de loja, balconista, operador de loja, commesso, commessa, addetto vendita, addetta vendita, verkoopmedewerker, winkelmedewerker, verkoper, verkoopster, butikssäljare, butiksmedarbetare, butikkmedarbeider, butiksassistent, prodavač, prodavačka, tezgahtar, satış danışmanı, продавец, продавец консультант, מוכר, מוכרת, מוכרן, מוכרנית, بائع, بائعة
beauty-advisor < sales-assistant
  en: beauty advisor, beauty adviser, beauty consultant, cosmetics consultant, perfume consultant, fragrance consultant, perfumery sales assistant, make-up consultant, beauty sales consultant, skincare consultant, cosmetics sales assistant, beauty sales advisor, fragrance advisor
  de: Kosmetikberater, Kosmetikberaterin, Parfümerieverkäufer, Parfümerieverkäuferin, Beautyberater, Beautyberaterin, Parfümerieberaterin
  fr: conseiller beauté, conseillère beauté, vendeur parfumerie, vendeuse parfumerie, conseiller(ère) de vente parfumerie, conseillère de vente parfumerie, conseiller de vente parfumerie, conseillère de beauté, conseillère parfumerie, conseiller(ère) beauté
  es: consultor de belleza, consultora de belleza, asesora de belleza, dependienta de perfumería, dependiente de perfumería, vendedora de perfumería, asesor de belleza, consejera de belleza
  ja: 美容部員, ビューティーアドバイザー, 化粧品販売
jewellery-sales-assistant < sales-assistant
  en: jewellery sales assistant, jewelry sales associate, jewellery consultant, watch sales consultant, luxury sales associate, jewellery sales consultant, bridal consultant, wine advisor, wine sales assistant, jewelry consultant
  de: Schmuckverkäufer, Schmuckverkäuferin, Uhrenverkäufer, Schmuckberaterin
  fr: vendeur bijouterie, vendeuse bijouterie, vendeur en bijouterie, vendeuse en bijouterie, caviste
  es: vendedor de joyería, dependiente de joyería, dependienta de joyería
  ja: ジュエリー販売, 宝飾販売
store-manager ~ assistant-store-manager, branch-manager, area-manager
  en: store manager, shop manager, retail manager, retail store manager, store supervisor, shop supervisor, supermarket manager, boutique manager, store director, store lead, department manager, shop owner, outlet manager, store leader, retail shop manager, concession manager, store team leader, retail team leader, retail operations manager
  de: Filialleiter, Filialleiterin, Ladenleiter, Ladenleiterin, Marktleiter, Marktleiterin, Store-Managerin, Storemanager, Storemanagerin, Abteilungsleiter Verkauf, Geschäftsführer Einzelhandel, Shopleiter, Shopleiterin, Marktmanager, Boutiqueleiterin, Verkaufsstellenleiter
  fr: responsable de magasin, directeur de magasin, directrice de magasin, gérant de magasin, gérante de magasin, responsable magasin, chef de magasin, responsable boutique, responsable de boutique, chef de rayon, cheffe de rayon, gérant de boutique, manager de rayon, responsable de rayon
  es: encargado de tienda, encargada de tienda, gerente de tienda, jefe de tienda, jefa de tienda, responsable de tienda, director de tienda, directora de tienda, jefe de sección, supervisor de tienda
  ja: 店長, ストアマネージャー, 店舗責任者, 店舗マネージャー, 売場責任者, 店舗管理
  xx: kierownik sklepu, kierowniczka sklepu, gerente de loja, responsável de loja, responsabile negozio, responsabile di negozio, direttore di negozio, winkelmanager, filiaalmanager, bedrijfsleider winkel, butikschef, butikksjef, butiksansvarig, myymäläpäällikkö, mağaza müdürü, директор магазина, מנהל חנות, מנהלת חנות, مدير متجر
assistant-store-manager < sales ~ store-manager, sales-assistant
  en: assistant store manager, deputy store manager, assistant shop manager, assistant retail manager, store manager in training, deputy shop manager, assistant branch manager, store key holder, retail keyholder, keyholder
  de: stellvertretender Filialleiter, stellvertretende Filialleiterin, stellvertretender Marktleiter, stellvertretende Filialleitung, Filialleiter-Stellvertreter, stellvertretende Marktleiterin, stellvertretender Storemanager
  fr: adjoint responsable de magasin, directeur adjoint de magasin, responsable adjoint de magasin, responsable adjointe de magasin, directrice adjointe de magasin, adjoint chef de magasin, assistant manager magasin
  es: subencargado de tienda, subgerente de tienda, segundo encargado de tienda, subencargada de tienda, segunda encargada de tienda
  ja: 副店長, 店長候補, アシスタントストアマネージャー
branch-manager ~ store-manager, sales-manager
  en: branch manager, branch director, branch supervisor, bank branch manager, agency manager, branch lead, builders merchant manager, rental branch manager
  de: Niederlassungsleiter, Niederlassungsleiterin, Zweigstellenleiter, Zweigstellenleiterin, Standortleiter Vertrieb, Geschäftsstellenleiter, Geschäftsstellenleiterin, Filialdirektor, Filialdirektorin
  fr: directeur d'agence, directrice d'agence, responsable d'agence, chef d'agence, directeur de succursale, directrice de succursale, directeur de filiale
  es: director de sucursal, directora de sucursal, gerente de sucursal, jefe de sucursal, director de oficina bancaria, encargado de sucursal, responsable de sucursal
  ja: 支店長, 営業所長, 支店マネージャー
  xx: kierownik oddziału, dyrektor oddziału, gerente de filial, gerente de agência, direttore di filiale, responsabile di filiale, filiaalhouder, vestigingsmanager, kontorschef, filialchef, şube müdürü, מנהל סניף, מנהלת סניף, مدير فرع
area-manager ~ store-manager, regional-sales-manager, branch-manager
  en: area manager, retail area manager, district manager, regional retail manager, multi-site manager, retail operations director, regional store manager, district store manager, area supervisor, retail director, head of retail
  de: Bezirksleiter, Bezirksleiterin, Gebietsleiter, Gebietsleiterin, Distriktmanager, Regionalverkaufsleiter, Distriktleiter
  fr: directeur de réseau, animateur de réseau, animatrice de réseau
  es: supervisor de zona, jefe de zona, jefa de zona, gerente de zona, responsable de zona, gerente de área
  ja: エリアマネージャー, 地区マネージャー, スーパーバイザー
cashier ~ sales-assistant, bank-teller, customer-service
  en: cashier, checkout operator, till operator, checkout assistant, till assistant, check-out operator, supermarket cashier, checkout clerk, cash desk assistant, retail cashier, checker, self-checkout assistant, cash office clerk, till worker, checkout worker, petrol station cashier, gas station attendant, supermarket assistant, grocery clerk, petrol station attendant
  de: Kassierer, Kassiererin, Kassenkraft, Kassenmitarbeiter, Kassenmitarbeiterin, Mitarbeiter Kasse, Kassenpersonal, Kassenaushilfe, Mitarbeiterin Kasse, Tankstellenmitarbeiter, Tankwart
  fr: caissier, caissière, hôte de caisse, hôtesse de caisse, employé de caisse, agent de caisse, employée de caisse, pompiste
  es: cajero, cajera, cajero de supermercado, cajera de supermercado, cajero reponedor, auxiliar de caja, expendedor de gasolina, cajera reponedora, expendedor de gasolinera
  ja: レジ係, レジスタッフ, レジ打ち, キャッシャー, チェッカー, レジ
  xx: kasjer, kasjerka, kasjer sprzedawca, operador de caixa, operadora de caixa, caixa de supermercado, cassiere, cassiera, addetto alla cassa, kassamedewerker, kassör, kassörska, kassamedarbetare, kassaansatt, kasiyer, кассир, קופאי, קופאית, أمين صندوق, كاشير
shelf-stacker ~ sales-assistant, warehouse-operative, merchandiser
  en: shelf stacker, shelf filler, stock replenisher, replenishment assistant, stock assistant, night stocker, grocery stocker, stocker, shelf stocker, night filler, overnight stocker, replenishment associate, stock associate, stockroom assistant, stockroom associate, shop floor replenisher
  de: Warenverräumer, Regalauffüller, Regalauffüllerin, Warenverräumung, Auffüllkraft, Regaleinräumer, Warenauffüller, Verräumer
  fr: employé de mise en rayon, employé de rayon, agent de mise en rayon, employée de mise en rayon, réassortisseur, employé commercial, employée commerciale, employée de rayon
  es: reponedor, reponedora, reponedor de supermercado, mozo de tienda, surtidor de anaqueles
  ja: 品出し, 品出しスタッフ, 商品補充, 品出し係
  xx: wykładanie towaru, repositor, repositor de mercadorias, repositora, scaffalista, vakkenvuller, varupåfyllare, hyllyttäjä, varepåfyller
visual-merchandiser ~ merchandiser, sales-assistant, set-designer
  en: visual merchandiser, visual merchandising manager, window display designer, visual merchandising, display artist, window display artist, visual merchandising specialist, VM manager, store visual merchandiser, visual stylist
  de: Schauwerbegestalter, Gestalter für visuelles Marketing, Gestalterin für visuelles Marketing, Dekorateur, Dekorateurin, Schauwerbegestalterin
  fr: marchandiseur visuel, visual merchandiseur, décorateur étalagiste, responsable visual merchandising, décoratrice étalagiste
  es: merchandiser visual, decorador de escaparates, especialista en visual merchandising
  ja: ビジュアルマーチャンダイザー, VMD
merchandiser ~ visual-merchandiser, shelf-stacker, field-sales-representative
  en: merchandiser, field merchandiser, field sales merchandiser, retail merchandiser, sales merchandiser, merchandising assistant, merchandise assistant, merchandising specialist, merchandising coordinator, merchandising associate, retail merchandising representative
  de: Merchandiserin, Regalbetreuer, Regalbetreuerin
  fr: marchandiseur, merchandiseur, merchandiseuse, marchandiseuse
  es: mercaderista, gestor de punto de venta, gestora de punto de venta, impulsador, impulsadora
  ja: ラウンダー, 売場担当
account-executive < sales ~ account-manager, business-development-manager, sales-development-representative
  en: account executive, enterprise account executive, commercial account executive, strategic account executive, mid-market account executive, named account executive, territory account executive, inside account executive, SMB account executive, enterprise sales executive, software sales executive, SaaS sales executive, new business executive, new business manager, account director, enterprise sales representative, territory manager, sales account executive, enterprise sales, new business sales executive, solution sales executive, technology sales executive, enterprise sales director
  de: Vertriebsbeauftragter, Vertriebsbeauftragte
  fr: ingénieur d'affaires, ingénieure d'affaires, commercial grands comptes, chargé d'affaires, chargée d'affaires, commercial SaaS
  es: ejecutivo de cuentas, ejecutiva de cuentas, ejecutivo de cuenta, ejecutiva de cuenta
  ja: アカウントエグゼクティブ, アカウント営業, ソリューション営業, IT営業, エンタープライズ営業
  xx: executivo de contas, executiva de contas
account-manager < sales ~ key-account-manager, account-executive, customer-success-manager
  en: account manager, client account manager, sales account manager, client manager, client relationship manager, relationship manager, account partner, client partner, customer account manager, technical account manager, enterprise account manager, account specialist, account representative, account associate, client executive, account coordinator, commercial account manager, client services executive, customer relationship manager, relationship account manager, client adviser, business account manager, renewals manager, renewals specialist, corporate account manager, account developer, engagement manager
  de: Kundenbetreuer, Kundenbetreuerin, Kundenberater, Kundenberaterin, Account-Managerin, Kundenmanager, Kundenmanagerin, Firmenkundenbetreuer, Firmenkundenbetreuerin
  fr: gestionnaire de comptes, responsable de comptes, chargé de comptes, chargée de comptes, responsable de clientèle, responsable clientèle, gestionnaire de compte, chargé de portefeuille clients
  es: gestor de cuentas, gestora de cuentas, gerente de cuentas, gerente de cuenta, gestor comercial, gestora comercial, responsable de cuentas, administrador de cuentas, gestor de clientes, gestora de clientes
  ja: アカウントマネージャー, アカウントマネジャー, 既存営業, ルート営業, 顧客営業担当, 顧客担当
  xx: opiekun klienta, gerente de contas, gestor de contas, accountmanager, kundansvarig, kundeansvarlig, kundansvarig säljare, asiakasvastaava, מנהל תיקי לקוחות, מנהלת תיקי לקוחות, مدير حسابات
key-account-manager < account-manager ~ sales-manager, export-sales-manager
  en: key account manager, KAM, strategic account manager, national account manager, major account manager, global account manager, key account executive, key account director, strategic account director, global account director, key accounts manager, national accounts manager, named account manager, large account manager, key account representative, key account specialist, key account
  de: Großkundenbetreuer, Großkundenbetreuerin, Key-Account-Managerin, Schlüsselkundenbetreuer, Großkundenmanager
  fr: responsable grands comptes, responsable comptes clés, directeur grands comptes, chargé de grands comptes, responsable grand compte, directrice grands comptes, responsable de comptes clés
  es: gestor de grandes cuentas, responsable de grandes cuentas, gerente de cuentas clave, gerente de cuentas claves, ejecutivo de cuentas clave, gestor de cuentas clave, responsable de cuentas clave
  ja: キーアカウントマネージャー, 大手営業, 大手法人営業
  xx: kierownik ds. kluczowych klientów, gerente de contas chave, gerente de contas-chave, gestor de contas chave, responsabile grandi clienti, storkundsansvarig, nyckelkundsansvarig
sales-manager < sales ~ regional-sales-manager, sales-director, business-development-manager, account-manager, account-executive
  en: sales manager, sales lead, sales team leader, sales team lead, sales supervisor, inside sales manager, field sales manager, enterprise sales manager, sales development manager, commercial manager, sales leader, head of inside sales, enterprise sales leader, sales team manager, showroom manager
  de: Vertriebsleiter, Vertriebsleiterin, Verkaufsleiter, Verkaufsleiterin, Vertriebsmanager, Vertriebsmanagerin, Leiter Vertrieb, Leiterin Vertrieb, Leiter Verkauf, Vertriebsteamleiter, Teamleiter Vertrieb, Teamleiterin Vertrieb, Vertriebsleitung
  fr: responsable des ventes, chef des ventes, responsable commercial, responsable commerciale, chef de vente, cheffe des ventes, manager commercial, manageur commercial, responsable de ventes, responsable ventes, manageuse commerciale
  es: jefe de ventas, jefa de ventas, gerente de ventas, responsable de ventas, responsable comercial, jefe comercial, gerente comercial, jefa comercial, supervisor de ventas, coordinador de ventas, supervisora de ventas, coordinador comercial
  ja: 営業マネージャー, セールスマネージャー, 営業マネジャー, 営業課長, 営業責任者, 営業リーダー
  xx: kierownik sprzedaży, menedżer sprzedaży, kierownik ds. sprzedaży, gerente de vendas, responsabile vendite, responsabile commerciale, capo area, verkoopleider, verkoopmanager, försäljningschef, säljchef, salgssjef, salgschef, myyntipäällikkö, satış müdürü, руководитель отдела продаж, מנהל מכירות, מנהלת מכירות, مدير مبيعات, 销售经理
regional-sales-manager < sales-manager ~ area-manager, field-sales-representative
  en: regional sales manager, area sales manager, territory sales manager, district sales manager, regional sales director, national sales manager, regional director of sales, zone sales manager, regional business manager, territory sales executive, territory business manager, country manager, regional manager
  de: Regionalleiter, Regionalleiterin, Gebietsverkaufsleiter, Gebietsverkaufsleiterin, Gebietsmanager, Regionalvertriebsleiter, regionaler Vertriebsleiter
  fr: responsable régional des ventes, directeur régional, directrice régionale, chef de secteur, responsable de secteur, cheffe de secteur, directeur régional des ventes, responsable commercial régional, chef des ventes régional
  es: gerente regional de ventas, jefe regional de ventas, director regional, jefe de ventas regional, delegado de ventas, gerente regional, directora regional
  ja: エリアセールスマネージャー, リージョナルセールスマネージャー, 地域営業マネージャー
export-sales-manager < sales-manager ~ key-account-manager, logistics-coordinator
  en: export sales manager, international sales manager, export manager, export sales executive, international sales executive, export area manager, export sales, overseas sales manager, international sales representative, export sales representative, global sales manager, international business manager, international business developer, export sales coordinator
  de: Exportleiter, Exportleiterin, Exportmanager, Exportmanagerin, internationaler Vertriebsleiter, Exportverkäufer, Vertriebsleiter Export, Außenhandelskaufmann, Außenhandelskauffrau, Gebietsverkaufsleiter Export
  fr: responsable export, chef de zone export, responsable commercial export, directeur export, directrice export, cheffe de zone export, commercial export, commerciale export, responsable des ventes internationales, responsable zone export
  es: responsable de exportación, jefe de exportación, jefa de exportación, export manager, director de exportación, gerente de exportaciones, gerente de ventas internacionales, técnico de exportación
  ja: 海外営業, 貿易営業, 海外営業マネージャー, 輸出営業
  xx: kierownik eksportu, specjalista ds. eksportu, gerente de exportação, responsabile export, responsabile estero, exportmanager, exportchef, exportsäljare, eksportsjef, vientipäällikkö
sales-director < sales-manager ~ commercial-director, sales-manager
  en: sales director, director of sales, head of sales, VP sales, VP of sales, vice president of sales, vice president sales, chief sales officer, regional vice president sales, regional vice president, area vice president, RVP, chief revenue officer, CRO, head of enterprise sales, national sales director, director sales, VP of revenue, head of revenue, business development director
  de: Vertriebsdirektor, Vertriebsdirektorin, Verkaufsdirektor, Verkaufsdirektorin, Vertriebsvorstand
  fr: directeur des ventes, directrice des ventes
  es: director de ventas, directora de ventas
  ja: 営業部長, セールスディレクター, 営業本部長, 営業統括
  xx: dyrektor sprzedaży, diretor de vendas, direttore vendite, verkoopdirecteur, försäljningsdirektör, myyntijohtaja
commercial-director ~ sales-director, marketing-director
  en: commercial director, head of commercial, chief commercial officer, CCO, director of commercial, VP commercial, chief business officer, commercial lead
  de: kaufmännischer Leiter, kaufmännische Leiterin, kaufmännischer Direktor
  fr: directeur commercial, directrice commerciale, directeur commercial et marketing
  es: director comercial, directora comercial
  ja: 最高商務責任者, 事業部長
  xx: dyrektor handlowy, diretor comercial, diretora comercial, direttore commerciale, commercieel directeur, kommersiell direktör
business-development-manager < sales ~ account-executive, partnership-manager, sales-manager
  en: business development manager, business development executive, business development, BDM, business developer, business development specialist, business development associate, business development lead, head of business development, business development officer, new business development manager, director of business development, business development consultant, business development coordinator, business strategy developer, business development analyst, bizdev, biz dev, market development manager, corporate development manager
  de: Business-Development-Managerin, Geschäftsentwickler, Geschäftsentwicklerin, Leiter Geschäftsentwicklung, Geschäftsfeldentwickler
  fr: responsable développement commercial, chargé de développement commercial, développeur commercial, développeuse commerciale, responsable du développement commercial, responsable développement, développeur d'affaires, chargé de développement, directeur du développement, chargée de développement commercial, chargé de développement des affaires
  es: responsable de desarrollo de negocio, gerente de desarrollo de negocios, desarrollador de negocio, desarrollo de negocio, desarrollador de negocios, ejecutivo de desarrollo de negocios, director de desarrollo de negocio, gestor de desarrollo de negocio
  ja: 事業開発, ビジネスデベロップメント, 事業開発マネージャー, BizDev, 新規開拓営業, 新規営業
  xx: specjalista ds. rozwoju biznesu, gerente de desenvolvimento de negócios, desenvolvedor de negócios, responsabile sviluppo commerciale, affärsutvecklare, forretningsutvikler, forretningsudvikler, מפתח עסקי, מנהל פיתוח עסקי, מנהלת פיתוח עסקי, مدير تطوير الأعمال
sales-development-representative < sales ~ inside-sales-representative, telesales-agent, account-executive
  en: sales development representative, SDR, business development representative, BDR, outbound sales representative, account development representative, market development representative, outbound sales development representative, sales development associate, sales development executive, appointment setter, sales development specialist, inbound sales representative, sales development rep, business development rep, lead development representative, lead generator, sales prospector
  de: Vertriebsentwickler, Leadqualifizierer
  fr: chargé de prospection, chargée de prospection, prospecteur commercial, prospectrice commerciale, téléprospecteur commercial
  es: representante de desarrollo de ventas, representante de desarrollo de negocio, prospector de ventas, prospector comercial, representante de desarrollo de negocios
  ja: セールスデベロップメント, アポインター
  xx: representante de desenvolvimento de vendas
inside-sales-representative < sales ~ sales-development-representative, telesales-agent, sales-administrator
  en: inside sales representative, inside sales, inside sales executive, internal sales executive, internal sales, internal sales representative, inside sales specialist, office based sales executive, inside sales rep, inside sales associate, internal account manager, digital sales representative, inside sales engineer, counter sales, trade counter assistant, trade counter sales, inside sales coordinator, counter sales representative
  de: Vertriebsinnendienst, Mitarbeiter Vertriebsinnendienst, Vertriebsinnendienstmitarbeiter, Sachbearbeiter Vertriebsinnendienst, Mitarbeiterin Vertriebsinnendienst, Innendienstmitarbeiter, Innendienstmitarbeiterin, Verkaufsinnendienst, Vertriebsmitarbeiter Innendienst, Mitarbeiter im Vertriebsinnendienst, Mitarbeiterin im Vertriebsinnendienst, Verkäufer im Innendienst, Vertriebsmitarbeiter im Innendienst
  fr: commercial sédentaire, commerciale sédentaire, technico-commercial sédentaire, technico-commerciale sédentaire, conseiller commercial sédentaire, attaché commercial sédentaire
  es: ventas internas, comercial interno, representante de ventas internas, comercial interna, ejecutivo de ventas internas, vendedor de mostrador
  ja: インサイドセールス, 内勤営業
  xx: vendedor interno, consultor de vendas internas, commercieel medewerker binnendienst, verkoop binnendienst, innesäljare, innselger
field-sales-representative < sales ~ medical-sales-representative, merchandiser, account-manager
  en: field sales representative, outside sales representative, field sales executive, field sales, outside sales, territory sales representative, travelling salesman, traveling salesman, door to door salesperson, door to door sales, external sales representative, van sales representative, area sales representative, field sales agent, area sales executive, territory representative, route sales representative, on-trade sales representative, commercial traveller, field sales rep, outside sales rep, wholesale representative, canvasser
  de: Außendienstmitarbeiter, Außendienstmitarbeiterin, Vertriebsaußendienst, Außendienst, Vertriebsmitarbeiter im Außendienst, Vertriebsmitarbeiter Außendienst, Gebietsverkäufer, Vertreter, Vertreterin, Mitarbeiter im Außendienst, Vertriebsmitarbeiterin im Außendienst, Mitarbeiterin im Außendienst, Verkäufer im Außendienst
  fr: commercial terrain, commerciale terrain, VRP, représentant, représentante, voyageur représentant placier, commerciale itinérante, vendeur à domicile, attaché technico-commercial itinérant
  es: comercial de campo, vendedor externo, representante de ventas de campo, vendedor a domicilio, comercial externo, gestor de ventas de campo, preventista, viajante, vendedor ruta, vendedor de campo
  ja: フィールドセールス, 外勤営業, 訪問販売, 外回り営業
  xx: promotor vendedor, buitendienstmedewerker, vertegenwoordiger buitendienst, utesäljare, fältsäljare, dörrsäljare
telesales-agent < sales ~ telemarketer, inside-sales-representative, call-centre-agent
  en: telesales agent, telesales, telesales executive, telesales representative, telephone sales agent, phone sales representative, telesales operator, telephone sales executive, telesales adviser, telesales advisor, telephone sales, telephone salesperson, telesales consultant
  de: Telefonverkäufer, Telefonverkäuferin, Telesales-Mitarbeiter, Telefonverkauf
  fr: télévendeur, télévendeuse, conseiller de vente par téléphone, commercial par téléphone, conseiller en télévente
  es: televendedor, televendedora, agente de televentas, vendedor telefónico, vendedora telefónica, agente de ventas telefónicas, asesor de ventas telefónicas, televentas
  ja: テレセールス, 電話営業
  xx: operador de televendas, televendas, venditore telefonico, telefonische verkoper, telefonsäljare
sales-engineer < sales ~ solutions-architect, technical-sales-representative, application-engineer
  en: sales engineer, solutions engineer, solution engineer, pre-sales engineer, presales engineer, presales consultant, pre-sales consultant, solutions consultant, solution consultant, technical pre-sales, technical presales consultant, customer engineer, pre-sales, presales, enterprise sales engineer, pre-sales solutions architect, specialist sales engineer, demo engineer, value engineer, presales specialist, technical sales engineer, pre-sales specialist, partner solutions engineer, presales customer engineer, commercial sales engineer, technical presales, enterprise solutions engineer
  de: Vertriebsingenieur, Vertriebsingenieurin, Presales-Berater, Pre-Sales-Berater, Vertriebsingenieur Außendienst, Presales-Consultant
  fr: ingénieur avant-vente, ingénieure avant-vente, ingénieur technico-commercial, ingénieure technico-commerciale, consultant avant-vente, consultante avant-vente, avant-vente, ingénieur des ventes
  es: ingeniero de ventas, ingeniera de ventas, ingeniero preventa, ingeniera preventa, consultor preventa, ingeniero comercial, ingeniera comercial, técnico preventa, consultor de preventa, ingeniero de preventa
  ja: セールスエンジニア, プリセールス, プリセールスエンジニア, ソリューションエンジニア, 技術営業
  xx: inżynier sprzedaży, engenheiro de vendas, engenheiro de pré-vendas, consultor de pré-vendas, ingegnere di vendita, tecnico prevendita, säljingenjör, försäljningsingenjör, salgsingeniør, myynti-insinööri, satış mühendisi, מהנדס מכירות, מהנדסת מכירות, مهندس مبيعات
technical-sales-representative < sales ~ sales-engineer, field-sales-representative
  en: technical sales representative, technical sales, technical sales executive, technical sales manager, technical sales consultant, technical sales specialist, technical sales advisor, technical commercial representative, technical sales adviser, technical sales support, industrial sales representative, solution sales specialist
  de: technischer Vertrieb, technischer Vertriebsmitarbeiter, technischer Verkäufer, technischer Verkaufsberater, Vertriebstechniker, technische Vertriebsmitarbeiterin, technischer Außendienst
  fr: technico-commercial, technico-commerciale, technicien commercial, chargé d'affaires technico-commercial, attaché technico-commercial
  es: técnico de ventas, asesor técnico comercial, comercial técnico, técnico-comercial, representante técnico comercial, asesor técnico de ventas
  ja: テクニカルセールス
  xx: doradca techniczno-handlowy, vendedor técnico, consultor técnico comercial, tecnico commerciale, technisch commercieel medewerker, teknisk säljare, teknisk selger
medical-sales-representative < field-sales-representative
  en: medical sales representative, pharmaceutical sales representative, pharma rep, drug rep, medical representative, medical device sales representative, pharmaceutical representative, medical rep, healthcare sales representative, medical device sales, pharmaceutical sales, surgical sales representative, dental sales representative, medical science liaison, medical sales, pharma sales representative, MSL, hospital sales representative
  de: Pharmareferent, Pharmareferentin, Pharmaberater, Pharmaberaterin, Medizinprodukteberater, Medizinprodukteberaterin, Klinikreferent
  fr: visiteur médical, visiteuse médicale, délégué médical, déléguée médicale, délégué pharmaceutique, délégué hospitalier, déléguée pharmaceutique, attaché à la promotion du médicament
  es: visitador médico, visitadora médica, delegado médico, representante médico, delegado farmacéutico, delegada de visita médica, delegado de visita médica, representante farmacéutico
  ja: 医薬情報担当者, 医療機器営業, 製薬営業, メディカルサイエンスリエゾン
  xx: przedstawiciel medyczny, propagandista médico, delegado de informação médica, informatore scientifico del farmaco, informatore medico scientifico, artsenbezoeker, läkemedelskonsulent, lääke-esittelijä
sales-administrator < sales ~ sales-operations, administrative-assistant, inside-sales-representative
  en: sales administrator, sales coordinator, sales support, sales support specialist, sales support administrator, sales admin, sales support assistant, sales support executive, sales office administrator, sales support coordinator, sales order processor, sales administration assistant, sales support representative, order management specialist, quotation specialist, sales secretary, sales order administrator
  de: Vertriebsassistent, Vertriebsassistentin, Vertriebssachbearbeiter, Vertriebssachbearbeiterin, Sachbearbeiter Vertrieb, Sachbearbeiterin Vertrieb, Vertriebskoordinator, Vertriebsassistenz, Vertriebskoordinatorin, Assistenz Vertrieb, Verkaufssachbearbeiter, Verkaufssachbearbeiterin, Industriekaufmann, Industriekauffrau, Kaufmann im Groß- und Außenhandel, Kauffrau im Groß- und Außenhandel, Sachbearbeiter Auftragsabwicklung
  fr: assistant commercial, assistante commerciale, assistant ADV, assistante ADV, administration des ventes, assistante administration des ventes, gestionnaire ADV, assistant administration des ventes, gestionnaire administration des ventes
  es: administrativo comercial, administrativa comercial, asistente comercial, administrativo de ventas, administrativa de ventas, back office comercial, auxiliar comercial
  ja: 営業アシスタント, 営業サポート, セールスアシスタント, 営業事務スタッフ
  xx: asystent ds. sprzedaży, asystent sprzedaży, asystentka działu sprzedaży, assistente comercial, assistente de vendas, impiegato commerciale, impiegata commerciale, assistente alle vendite, verkoopassistent, säljassistent, säljkoordinator, ordremottagare
sales-operations < sales ~ revenue-operations, sales-administrator, business-analyst
  en: sales operations manager, sales operations analyst, sales operations, sales operations specialist, sales ops, sales analyst, deal desk analyst, deal desk manager, deal desk, sales strategy manager, sales planner, sales planning manager, sales ops manager, sales operations coordinator, sales data analyst, commercial analyst, sales excellence manager, sales performance analyst, incentive compensation analyst
  de: Vertriebscontroller, Vertriebscontrollerin, Vertriebsanalyst, Vertriebsplaner, Vertriebssteuerung
  fr: analyste des ventes, responsable administration des ventes, responsable ADV, analyste commercial, responsable opérations commerciales
  es: analista de ventas, analista comercial, responsable de operaciones de ventas, inteligencia comercial
  ja: セールスオペレーション, 営業企画, 営業推進
revenue-operations ~ sales-operations, marketing-operations
  en: revenue operations manager, revenue operations, revops, revenue operations analyst, rev ops, GTM operations, go-to-market operations, revops manager, revenue operations specialist, GTM strategy and operations, revops analyst, GTM engineer
  ja: レベニューオペレーション, RevOps
sales-enablement-manager < sales ~ sales-operations
  en: sales enablement manager, sales trainer, sales enablement specialist, sales enablement, revenue enablement manager, field enablement manager, sales coach, enablement manager, retail trainer, sales training manager, sales training specialist, partner enablement manager, GTM enablement manager
  de: Verkaufstrainer, Verkaufstrainerin, Vertriebstrainer, Vertriebscoach, Vertriebstrainerin
  fr: formateur commercial, formatrice commerciale, formateur vente, formatrice vente
  es: formador comercial, formador de ventas, capacitador de ventas, entrenador de ventas
  ja: セールスイネーブルメント, 営業研修
channel-sales-manager < sales ~ partnership-manager, account-manager
  en: channel sales manager, channel manager, channel account manager, channel partner manager, partner sales manager, reseller manager, distributor manager, partner account manager, partner sales director, ecosystem sales manager, channel sales, channel development manager, dealer manager, indirect sales manager, channel sales representative
  de: Partnermanager Vertrieb, Channel-Managerin, Händlerbetreuer, Händlerbetreuerin, Channel-Vertriebsmanager
  fr: responsable canal, responsable réseau de distribution, responsable ventes indirectes, responsable distributeurs
  es: responsable de canal, gerente de canal, gerente de canales, jefe de canal, responsable de distribuidores
  ja: チャネルセールス, 代理店営業, パートナーセールス, パートナー営業
partnership-manager ~ business-development-manager, channel-sales-manager, account-manager
  en: partnership manager, partnerships manager, partner manager, strategic partnerships manager, alliance manager, partnerships lead, head of partnerships, partner development manager, partnership executive, partnerships director, partnerships executive, partnership development manager, director of partnerships, partnerships associate, partner success manager, partnership coordinator
  de: Partnermanager, Partnermanagerin, Kooperationsmanager, Kooperationsmanagerin, Partnerschaftsmanager
  fr: responsable partenariats, chargé de partenariats, chargée de partenariats, responsable des partenariats, chargé de partenariat, directeur des partenariats, responsable partenaires
  es: responsable de alianzas, gestor de alianzas, responsable de partners, gerente de alianzas, gerente de alianzas estratégicas
  ja: パートナーマネージャー, アライアンス, アライアンス担当, 業務提携
estate-agent < sales ~ lettings-agent, sales-assistant
  en: estate agent, real estate agent, realtor, property consultant, real estate broker, letting and sales negotiator, sales negotiator, property sales agent, real estate salesperson, property negotiator, real estate consultant, new homes sales, new homes sales executive, property agent, property sales consultant, commercial property agent, real estate advisor, real estate associate, real estate manager
  de: Immobilienmakler, Immobilienmaklerin, Immobilienberater, Immobilienberaterin, Makler, Maklerin, Immobilienkaufmann, Immobilienkauffrau, Immobilienverkäufer, Immobilienfachwirt
  fr: agent immobilier, agente immobilière, négociateur immobilier, négociatrice immobilière, conseiller immobilier, conseillère immobilière, courtier immobilier, courtière immobilière, mandataire immobilier, conseiller en immobilier
  es: agente inmobiliario, agente inmobiliaria, asesor inmobiliario, asesora inmobiliaria, corredor de bienes raíces, comercial inmobiliario, comercial inmobiliaria, corredor inmobiliario, agente de bienes raíces, corredora de bienes raíces
  ja: 不動産営業, 不動産仲介, 宅地建物取引士, 不動産エージェント, 宅建士
  xx: agent nieruchomości, pośrednik nieruchomości, pośrednik w obrocie nieruchomościami, corretor de imóveis, corretora de imóveis, consultor imobiliário, consultora imobiliária, agente immobiliare, makelaar, fastighetsmäklare, mäklare, eiendomsmegler, ejendomsmægler, kiinteistönvälittäjä, emlak danışmanı, риелтор, מתווך נדלן, وسيط عقاري
lettings-agent ~ estate-agent, administrative-assistant
  en: letting agent, lettings agent, lettings negotiator, lettings manager, leasing agent, leasing consultant, lettings consultant, property manager, property management, residential property manager, leasing manager, block manager, lettings coordinator, rental agent, letting manager, lettings administrator, commercial property manager, leasing specialist, apartment manager, property administrator, real estate developer, property developer, leasing professional, land manager
  de: Hausverwalter, Hausverwalterin, Immobilienverwalter, Immobilienverwalterin, Vermietungsmanager, Property-Managerin, WEG-Verwalter, Mietverwalter, Objektmanager, Immobilienentwickler, Objektbetreuer
  fr: gestionnaire locatif, gestionnaire locative, gestionnaire immobilier, gestionnaire de copropriété, gestionnaire de copropriétés, syndic de copropriété, promoteur immobilier, chargé de location, gestionnaire immobilière
  es: gestor de alquileres, administrador de fincas, administradora de fincas, gestor inmobiliario, administrador de propiedades, agente de alquiler, promotor inmobiliario, gestor de propiedades
  ja: 賃貸営業, 不動産管理, 賃貸管理, プロパティマネージャー, マンション管理
  xx: zarządca nieruchomości, administrador de condomínios, gestor de condomínios, amministratore di condominio, vastgoedbeheerder, fastighetsförvaltare, eiendomsforvalter, isännöitsijä
car-salesperson < sales ~ sales-assistant
  en: car salesperson, car salesman, car sales executive, automotive sales consultant, vehicle sales executive, auto sales consultant, motor trade sales executive, car saleswoman, used car sales executive, car sales consultant, automotive salesperson, motorcycle salesperson, car dealer, fleet sales manager, automotive sales executive, car sales, automotive sales, new car sales executive, vehicle salesperson, caravan salesperson
  de: Automobilverkäufer, Automobilverkäuferin, Autoverkäufer, Autoverkäuferin, Automobilkaufmann, Automobilkauffrau, Autohändler, Fahrzeugverkäufer, Neuwagenverkäufer, Gebrauchtwagenverkäufer
  fr: vendeur automobile, vendeuse automobile, conseiller commercial automobile, conseillère commerciale automobile, vendeur de voitures, concessionnaire automobile, vendeur automobiles
  es: vendedor de coches, asesor comercial automoción, vendedor de vehículos, vendedor de autos, vendedora de coches, asesor de ventas automotriz, vendedor de automóviles
  ja: 自動車販売, カーセールス, 自動車営業, 車販売
  xx: sprzedawca samochodów, vendedor de carros, vendedor de automóveis, venditore auto, autoverkoper, bilsäljare, bilselger, automyyjä
insurance-agent < sales ~ insurance-broker, financial-adviser
  en: insurance agent, insurance sales agent, insurance adviser, insurance advisor, insurance salesperson, life insurance agent, insurance sales, insurance consultant, insurance producer, insurance sales representative, licensed insurance agent, insurance representative
  de: Versicherungsvertreter, Versicherungsvertreterin, Versicherungskaufmann, Versicherungskauffrau, Kaufmann für Versicherungen und Finanzen, Kauffrau für Versicherungen und Finanzen, Versicherungsberater, Versicherungsberaterin, Versicherungsfachmann, Kaufmann für Versicherungen und Finanzanlagen, Kauffrau für Versicherungen und Finanzanlagen, Versicherungsagent, Versicherungsfachfrau
  fr: agent d'assurance, agente d'assurance, conseiller en assurance, conseillère en assurance, agent général d'assurance, conseiller en assurances, conseiller assurance, agent d'assurances, commercial en assurances, assureur
  es: agente de seguros, asesor de seguros, asesora de seguros, vendedor de seguros, mediador de seguros, asesora de seguros de vida
  ja: 保険営業, 生命保険営業, 保険外交員, ライフプランナー, 保険代理店
  xx: agent ubezpieczeniowy, doradca ubezpieczeniowy, agente assicurativo, consulente assicurativo, verzekeringsadviseur, försäkringssäljare, försäkringsrådgivare, vakuutusmyyjä, sigortacı, סוכן ביטוח, סוכנת ביטוח, وكيل تأمين
bid-manager ~ tender-manager, sales-operations, writer
  en: bid manager, bid writer, bid coordinator, proposal manager, RFP specialist, RFP manager, proposal specialist, proposal coordinator, bid executive, bid director, proposal engineer, head of bids, pursuit manager, bids manager
  de: Angebotsmanager, Angebotsmanagerin, Bid-Managerin, Angebotskalkulator, Angebotsingenieur, Proposal-Managerin
  fr: responsable appels d'offres, chargé d'appels d'offres, chargée d'appels d'offres, responsable des appels d'offres, chargé de réponse aux appels d'offres, responsable propositions commerciales
  es: responsable de ofertas, gestor de ofertas, técnico de ofertas, responsable de propuestas, ingeniero de ofertas, gestor de propuestas
  ja: 入札マネージャー, 提案書作成
membership-adviser < sales
  en: membership adviser, membership sales advisor, membership advisor, gym sales consultant, membership consultant, fitness sales consultant, membership sales, timeshare sales, membership sales adviser, membership sales consultant, gym membership sales, membership executive, travel sales consultant, energy sales consultant
  de: Mitgliederberater, Fitnessberater
  fr: conseiller d'adhésion, commercial salle de sport
  es: asesor de membresías, comercial de gimnasio
`;
