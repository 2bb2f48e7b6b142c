/**
 * Occupations of the category `healthcare` in the format of `read-occupations.ts`.
 * Partly from ESCO (European Commission) and O*NET (USDOL/ETA), both CC BY 4.0, modified.
 */
export const HEALTHCARE = `
nurse ~ care-assistant, nursing-assistant, nurse-practitioner
  en: nurse, registered nurse, RN, staff nurse, ward nurse, nursing sister, charge nurse, general nurse, registered general nurse, RGN, medical surgical nurse, med surg nurse, qualified nurse, hospital nurse, bank nurse, travel nurse, agency nurse, clinic nurse, nurse RN, ward sister, senior sister, nurse ward, bedside nurse, adult nurse, medical ward nurse, surgical nurse, oncology nurse, dialysis nurse, renal nurse, stroke nurse, cardiac nurse, outpatient nurse, newly qualified nurse, telemetry nurse, nursing
  de: Krankenschwester, Krankenpfleger, Krankenpflegerin, Pflegefachkraft, Pflegefachkräfte, Pflegefachmann, Pflegefachfrau, Pflegefachperson, Gesundheits- und Krankenpfleger, Gesundheits- und Krankenpflegerin, examinierte Pflegefachkraft, examinierte Pflegekraft, examinierter Krankenpfleger, Pflegekraft, Pflegekräfte, Dauernachtwache, Pflegefachleute, Diplomkrankenpfleger, Diplomkrankenschwester, diplomierte Pflegefachfrau, Onkologiepflegefachkraft, Dialysepfleger, Dialyseschwester, Krankenpflege, Altenpfleger, Altenpflegerin
  fr: infirmier, infirmière, infirmier diplômé, infirmier diplômé d'État, infirmière diplômée d'État, infirmier en soins généraux, infirmière en soins généraux, infirmier clinicien, infirmière clinicienne, infirmier de nuit, infirmière auxiliaire, infirmier auxiliaire
  es: enfermero, enfermera, enfermería, diplomado universitario en enfermería, enfermero general, enfermera general, personal de enfermería, licenciado en enfermería, licenciada en enfermería
  ja: 看護師, 正看護師, ナース, 准看護師, 病棟看護師, 外来看護師, 透析看護師
  xx: enfermeiro, enfermeira, sjuksköterska, pielęgniarka, pielęgniarz, verpleegkundige, infermiere, infermiera, sygeplejerske, sykepleier, sairaanhoitaja, hemşire, zdravotní sestra, ápoló, медсестра, ممرض, ممرضة, אחות
intensive-care-nurse < nurse ~ emergency-nurse
  en: intensive care nurse, critical care nurse, ICU nurse, ITU nurse, CCU nurse, intensive therapy nurse, critical care staff nurse, ICU RN, critical care RN, high dependency nurse, HDU nurse, PICU nurse, NICU nurse, ICU registered nurse, intensive care staff nurse
  de: Intensivpfleger, Intensivpflegerin, Intensivkrankenschwester, Intensivkrankenpfleger, Fachkrankenpfleger Intensivpflege, Intensivpflegefachkraft, Pflegefachkraft Intensivpflege, Intensivpflege, Pflegefachkraft Intensivstation, Fachkrankenschwester Intensivpflege, Intensivschwester, Fachgesundheits- und Krankenpfleger Intensivpflege
  fr: infirmier en soins intensifs, infirmière en soins intensifs, infirmier de réanimation, infirmière de réanimation, infirmier réanimation, infirmière réanimation, infirmier soins intensifs, infirmière soins intensifs
  es: enfermero de UCI, enfermera de UCI, enfermera de cuidados intensivos, enfermero de cuidados intensivos, enfermera UCI, enfermero UCI, enfermera intensivista
  ja: ICU看護師, 集中治療室看護師, 集中治療看護師
  xx: intensivsjuksköterska, IC verpleegkundige, intensive care verpleegkundige, enfermeiro intensivista, enfermeira intensivista, infermiere terapia intensiva, intensivsykepleier
emergency-nurse < nurse ~ intensive-care-nurse, paramedic
  en: emergency nurse, A&E nurse, accident and emergency nurse, ER nurse, emergency department nurse, emergency room nurse, triage nurse, ED nurse, urgent care nurse, emergency nurse practitioner, ED RN, emergency room RN, ER RN
  de: Notfallpfleger, Notfallpflegerin, Pflegefachkraft Notaufnahme, Notfallpflege, Krankenpfleger Notaufnahme
  fr: infirmier aux urgences, infirmière aux urgences, infirmier urgences, infirmière urgences, infirmier d'accueil et d'orientation, infirmier urgentiste
  es: enfermero de urgencias, enfermera de urgencias, enfermera de emergencias, enfermero de emergencias
  ja: 救急看護師, 救急外来看護師, トリアージナース
theatre-nurse < nurse
  en: theatre nurse, scrub nurse, operating room nurse, perioperative nurse, anaesthetic nurse, recovery nurse, theatre practitioner, operating theatre nurse, surgical theatre nurse, PACU nurse, circulating nurse, endoscopy nurse, pre-op nurse, theatre scrub practitioner, anesthesia nurse, nurse anesthetist, CRNA, certified registered nurse anesthetist
  de: OP-Pfleger, OP-Schwester, OP-Pflegerin, Anästhesiepfleger, Anästhesiepflegerin, OP Pflegefachkraft, Fachkrankenpfleger OP, OP Fachkraft, Pflegefachkraft OP, Anästhesieschwester, Endoskopiepfleger, Pflegefachkraft Endoskopie, Pflegefachkraft Anästhesie
  fr: infirmier de bloc opératoire, infirmière de bloc opératoire, IBODE, infirmier anesthésiste, infirmière anesthésiste, IADE, infirmier de bloc, infirmière de bloc, infirmier bloc opératoire, infirmière bloc opératoire
  es: enfermero de quirófano, enfermera de quirófano, enfermera quirúrgica, enfermero quirúrgico, enfermera instrumentista, enfermero instrumentista
  ja: 手術室看護師, オペ室看護師, 手術看護師, オペナース
operating-department-practitioner ~ theatre-nurse, anaesthetic-technician
  en: operating department practitioner, ODP, surgical technologist, surgical technician, surgical tech, scrub tech, operating room technician, OR tech, theatre assistant, scrub technician, operating room tech, sterile processing technician, surgical assistant, sterile services technician, theatre support worker, surgical first assistant, CSSD technician, central sterile technician, decontamination technician
  de: Operationstechnischer Assistent, Operationstechnische Assistentin, Operationstechnische Assistenz, chirurgisch-technischer Assistent, chirurgisch-technische Assistentin, Medizinproduktebereiter, ZSVA Mitarbeiter, Mitarbeiter AEMP, Medizinproduktebereitung
  fr: technicien de bloc opératoire, aide-soignant bloc opératoire, instrumentiste, agent de stérilisation, agente de stérilisation, technicien de stérilisation
  es: técnico de quirófano, instrumentista quirúrgico, instrumentista quirúrgica, instrumentista, técnico de esterilización, auxiliar de quirófano
  ja: 手術室助手, 滅菌技士, 手術助手
anaesthetic-technician ~ operating-department-practitioner
  en: anaesthetic technician, anesthesia technician, anesthesia tech, anaesthetic assistant, anesthesiologist assistant, anesthesia technologist, perfusionist, clinical perfusionist
  de: Anästhesietechnischer Assistent, Anästhesietechnische Assistentin, Kardiotechniker, Kardiotechnikerin
  fr: perfusionniste
  es: técnico en anestesia, perfusionista, técnico de anestesia
  ja: 麻酔助手
mental-health-nurse < nurse ~ mental-health-support-worker
  en: mental health nurse, psychiatric nurse, registered mental health nurse, community mental health nurse, community psychiatric nurse, CPN, behavioral health nurse, mental health staff nurse, psychiatric RN, behavioral health RN, mental health practitioner nurse, registered mental nurse, CAMHS nurse
  de: Psychiatriepfleger, Psychiatriepflegerin, Fachkrankenpfleger Psychiatrie, Pflegefachkraft Psychiatrie, psychiatrischer Pfleger, psychiatrische Pflegefachkraft, Krankenpfleger Psychiatrie, Pflegefachkraft für Psychiatrie
  fr: infirmier psychiatrique, infirmière psychiatrique, infirmier en psychiatrie, infirmière en psychiatrie, infirmier psychiatrie, infirmier en santé mentale, infirmière en santé mentale
  es: enfermero de salud mental, enfermera de salud mental, enfermera psiquiátrica, enfermero psiquiátrico, enfermera especialista en salud mental
  ja: 精神科看護師, 精神看護師
  xx: sociaal psychiatrisch verpleegkundige, psychiatrisch verpleegkundige, infermiere psichiatrico, pielęgniarka psychiatryczna
community-nurse < nurse ~ care-assistant
  en: community nurse, district nurse, home health nurse, home care nurse, public health nurse, health visitor, visiting nurse, practice nurse, school nurse, home health RN, community staff nurse, occupational health nurse, GP nurse, hospice nurse, general practice nurse, palliative care nurse, community health nurse, community matron, health visiting, school health nurse, hospice RN, occupational health adviser, occupational health advisor, homecare nurse
  de: Gemeindeschwester, Pflegefachkraft ambulante Pflege, ambulante Pflegefachkraft, Pflegefachkraft im ambulanten Dienst, Palliativpfleger, Palliativpflegerin, Pflegefachkraft Palliativ, Betriebskrankenschwester, Pflegefachkraft ambulant, Pflegefachkraft Palliative Care, Spitex Pflegefachfrau
  fr: infirmier à domicile, infirmière à domicile, infirmier scolaire, infirmière scolaire, infirmier libéral, infirmière libérale, infirmier de santé au travail, infirmière de santé au travail, infirmier coordinateur, infirmière coordinatrice, IDEC, infirmière santé travail, infirmier de pratique avancée en soins primaires
  es: enfermera comunitaria, enfermero comunitario, enfermera a domicilio, enfermera de empresa, enfermero de empresa, enfermera escolar, enfermera de familia, enfermera del trabajo, enfermero del trabajo, enfermera domiciliaria, enfermero escolar
  ja: 訪問看護師, 保健師, 学校看護師, 産業保健師, 養護教諭, 産業看護師
  xx: wijkverpleegkundige, enfermeiro de coleta domiciliar, infermiere domiciliare, distriktssköterska, pielęgniarka środowiskowa, praktijkondersteuner, hjemmesygeplejerske
paediatric-nurse < nurse
  en: paediatric nurse, pediatric nurse, children's nurse, childrens nurse, neonatal nurse, RSCN, paediatric staff nurse, neonatal intensive care nurse, pediatric RN, labor and delivery nurse, obstetric nurse, maternity ward nurse, postpartum nurse, mother baby nurse
  de: Kinderkrankenschwester, Kinderkrankenpfleger, Kinderkrankenpflegerin, Gesundheits- und Kinderkrankenpfleger, Gesundheits- und Kinderkrankenpflegerin, Pflegefachkraft Pädiatrie, Kinderintensivpfleger
  fr: infirmier puériculteur, infirmière puéricultrice, infirmière en pédiatrie, infirmier en pédiatrie, infirmier en néonatologie, puériculteur
  es: enfermera pediátrica, enfermero pediátrico, enfermera de neonatología, enfermera de pediatría
  ja: 小児科看護師, 小児看護師, 産婦人科看護師, 新生児看護師
nurse-practitioner ~ nurse, physician-associate
  en: nurse practitioner, advanced nurse practitioner, family nurse practitioner, FNP, ANP, advanced clinical practitioner, clinical nurse specialist, nurse prescriber, advanced practice nurse, APRN, advanced practice provider, advanced practice registered nurse, psychiatric nurse practitioner, PMHNP, CNS nurse, nurse consultant, specialist nurse, nurse specialist, acute care nurse practitioner, advanced practitioner, adult nurse practitioner, diabetes specialist nurse
  de: Pflegeexperte, Pflegeexpertin, Pflegeexperte APN, Advanced Practice Nurse Pflege, Wundexperte, Wundmanager
  fr: infirmier en pratique avancée, infirmière en pratique avancée, infirmier praticien, infirmière praticienne, infirmière praticienne spécialisée
  es: enfermera de práctica avanzada, enfermero de práctica avanzada, enfermera especialista, enfermero especialista
  ja: 診療看護師, 専門看護師, 認定看護師, ナースプラクティショナー
licensed-practical-nurse < nurse ~ nursing-assistant
  en: licensed practical nurse, LPN, licensed vocational nurse, LVN, enrolled nurse, registered practical nurse, RPN, practical nurse, nursing associate, registered nursing associate, nursing associate apprentice, LPN LVN
  es: enfermera práctica licenciada, enfermera vocacional
nurse-manager ~ nurse, care-home-manager
  en: nurse manager, ward manager, matron, nursing home director, director of nursing, clinical nurse manager, head nurse, chief nurse, head of nursing, nurse director, clinical lead nurse, nursing director, nurse supervisor, nursing supervisor, nursing manager, DON, house supervisor RN, unit nurse manager, assistant director of nursing, nurse leader, nurse team leader, lead nurse, nurse coordinator
  de: Pflegedienstleitung, Pflegedienstleiter, Pflegedienstleiterin, PDL, Stationsleitung, Stationsleiter, Stationsleiterin, Oberschwester, Wohnbereichsleitung, Wohnbereichsleiter, Pflegedirektor, Pflegedirektorin, stellvertretende Pflegedienstleitung, Wohnbereichsleiterin, Pflegeleitung, stellvertretende Stationsleitung
  fr: cadre de santé, infirmier chef, infirmière chef, infirmière en chef, infirmier en chef, directeur des soins, cadre infirmier, directrice des soins, cadre de santé infirmier, cadre supérieur de santé
  es: supervisor de enfermería, supervisora de enfermería, jefa de enfermería, jefe de enfermería, director de enfermería, directora de enfermería, coordinador de enfermería, coordinadora de enfermería
  ja: 看護師長, 看護部長, 看護主任
midwife ~ nurse, paediatric-nurse
  en: midwife, registered midwife, nurse midwife, certified nurse midwife, community midwife, doula, midwifery, hospital midwife, birthing assistant, rotational midwife, midwife sonographer
  de: Hebamme, Entbindungspfleger, Geburtshelfer, Geburtshelferin, Beleghebamme
  fr: sage-femme, maïeuticien
  es: matrona, partera, comadrona, obstetriz
  ja: 助産師
  xx: verloskundige, ostetrica, barnmorska, położna, jordemoder, jordmor, kätilö, parteira, ebe, enfermeira obstetra
care-assistant ~ nursing-assistant, support-worker, home-carer
  en: care assistant, healthcare assistant, health care assistant, HCA, carer, caregiver, care giver, care worker, elderly care assistant, personal care assistant, care aide, residential care worker, healthcare support worker, health care support worker, senior carer, night care assistant, social care worker, bank care assistant, residential care assistant, health care worker, care home assistant, senior care assistant, healthcare worker, care associate, personal care worker, care home worker, care practitioner, resident care aide, elder carer, nursing home assistant, memory care aide, health care assistant HCA, care companion, resident assistant, resident care associate, caretaker elderly
  de: Pflegehelfer, Pflegehelferin, Pflegehilfskraft, Pflegeassistent, Pflegeassistentin, Altenpflegehelfer, Altenpflegehelferin, Betreuungskraft, Pflegeassistenz, Alltagsbegleiter, Alltagsbegleiterin, Betreuungsassistent, Betreuungsassistentin, Pflegehilfskräfte, Betreuungskräfte, Seniorenbetreuer, Seniorenbetreuerin, Seniorenbetreuung, Pflegefachassistent, Pflegefachassistentin, Pflegefachassistenz, Präsenzkraft, Fachfrau Gesundheit, Fachmann Gesundheit, Altenbetreuer, Altenbetreuerin, Alltagshelfer
  fr: aide-soignant, aide-soignante, agent de soins, préposé aux bénéficiaires, préposée aux bénéficiaires, accompagnant éducatif et social, accompagnante éducative et sociale, aide médico-psychologique, assistant de soins en gérontologie, assistante en soins, ASSC, aide-soignant diplômé, auxiliaire de soins, agent des services hospitaliers faisant fonction aide-soignant
  es: auxiliar de geriatría, gerocultor, gerocultora, cuidador, cuidadora, cuidador de ancianos, cuidadora de ancianos, técnico en cuidados auxiliares de enfermería, TCAE, cuidador de personas mayores, cuidadora de personas mayores, auxiliar de gerontología, asistente de geriátrico, auxiliar gerocultor, técnica en cuidados auxiliares de enfermería
  ja: 介護士, 介護, 介護職, 介護職員, 介護スタッフ, 介護福祉士, ヘルパー, 介護員, ケアワーカー, ケアスタッフ, 介護助手
  xx: cuidador de idosos, cuidadora de idosos, operatore socio sanitario, badante, verzorgende, verzorgende IG, opiekun osób starszych, opiekunka osób starszych, opiekun medyczny, undersköterska, vårdbiträde, helsefagarbeider, lähihoitaja, sosu hjælper, helpende, zorgmedewerker, assistente socio sanitario
nursing-assistant < care-assistant ~ care-assistant
  en: nursing assistant, certified nursing assistant, CNA, nurse aide, nurse assistant, nursing aide, auxiliary nurse, nursing auxiliary, nurse's aide, patient care technician, patient care assistant, PCT, ward assistant, patient care tech, nursing attendant, orderly, state tested nursing assistant, STNA, ward orderly, hospital attendant, geriatric nursing assistant, patient care associate, psychiatric aide, patient attendant, patient sitter, nurse tech, certified nurse aide, certified nurse assistant
  de: Krankenpflegehelfer, Krankenpflegehelferin, Stationshilfe, Schwesternhelferin, Gesundheits- und Krankenpflegehelfer, Krankenpflegeassistent, Krankenpflegeassistentin, Gesundheits- und Krankenpflegeassistent, Pflegehilfe, Gesundheits- und Krankenpflegehelferin
  fr: aide infirmier, auxiliaire infirmier, aide-infirmière, aide-soignant hospitalier, agent de service hospitalier, agente de service hospitalier
  es: auxiliar de enfermería, auxiliar enfermería, auxiliar de clínica, asistente de enfermería, celador sanitario, auxiliar de enfermero, auxiliar de hospital
  ja: 看護助手, 看護補助, 看護補助者, ナースエイド, 病棟助手
  xx: técnico de enfermagem, técnica de enfermagem, auxiliar de enfermagem, técnico auxiliar de saúde, aiuto infermiere, undersköterska sjukhus, pomoc pielęgniarska, auxiliar de saúde
home-carer < care-assistant ~ support-worker
  en: home carer, home care worker, home care assistant, home health aide, HHA, domiciliary carer, domiciliary care assistant, domiciliary care worker, live-in carer, home care aide, personal care aide, community care worker, home help, community carer, live in caregiver, home support worker, homecare worker, in-home caregiver, home caregiver, live-in care worker, direct support professional, personal support worker, PSW, homecare assistant, homecare carer, community care assistant, in home aide, respite carer, night carer, direct care worker, private carer, companion caregiver, home healthcare aide
  de: Haushaltshilfe Senioren, ambulanter Pfleger, ambulante Pflegekraft, häuslicher Pfleger, 24 Stunden Betreuung, häusliche Pflege, Pflegehelfer ambulant, Heimhelfer, Heimhelferin, Hauspflegerin, Hauskrankenpfleger
  fr: auxiliaire de vie, aide à domicile, auxiliaire de vie sociale, assistant de vie, assistante de vie, aide aux personnes âgées, intervenant à domicile, intervenante à domicile, auxiliaire de vie à domicile, assistant de vie aux familles, assistante de vie aux familles, aide familiale, préposé à domicile, employé à domicile, garde malade
  es: auxiliar de ayuda a domicilio, ayuda a domicilio, cuidador a domicilio, cuidadora a domicilio, cuidadora interna, auxiliar de atención a domicilio, asistente domiciliario, auxiliar SAD, trabajadora familiar, trabajador familiar, auxiliar domiciliario
  ja: 訪問介護員, ホームヘルパー, 訪問介護, 訪問ヘルパー, サービス提供責任者
  xx: thuishulp, assistente domiciliare, hemtjänst, hjemmehjælper, ajudante domiciliária, thuiszorgmedewerker, personlig assistent, apoio domiciliário
support-worker ~ care-assistant, home-carer, social-worker
  en: support worker, learning disability support worker, disability support worker, community support worker, supported living worker, residential support worker, autism support worker, family support worker, children's support worker, complex care support worker, residential childcare worker, residential child care worker, residential children's worker, children's residential support worker, children's home support worker, team leader supported living, housing support worker, homelessness support worker, supported living support worker, outreach worker, support practitioner, group home worker, outreach support worker, key worker, residential counselor, hostel support worker, refuge worker, family support practitioner, tenancy support worker, residential advisor, floating support worker
  de: Heilerziehungspfleger, Heilerziehungspflegerin, Heilerziehungspflegehelfer, Betreuer Behindertenhilfe, Assistenzkraft, Wohnbetreuer, Wohnbetreuerin, Eingliederungshilfe, Familienhelfer, Familienhelferin, Wohngruppenbetreuer, Heilerziehungspflege, Jugendbetreuer, Behindertenbetreuer, Fachkraft Eingliederungshilfe, Fachsozialbetreuer, Behindertenbetreuerin, Gruppenhelfer, Sozialbetreuer, Sozialbetreuerin
  fr: moniteur éducateur, monitrice éducatrice, accompagnant social, intervenant social, intervenante sociale, technicien de l'intervention sociale et familiale, TISF, assistant familial, assistante familiale, éducateur technique spécialisé, intervenant psychosocial, intervenante psychosociale, accompagnateur social, auxiliaire socio-éducatif, travailleur de rue
  es: cuidador de personas con discapacidad, integrador social, integradora social, técnico sociosanitario, auxiliar sociosanitario, auxiliar socio-sanitario, atención sociosanitaria, cuidadora de personas con discapacidad, monitor de discapacidad, preparador laboral, monitora de discapacidad
  ja: 生活支援員, 障害者支援員, 支援員, 世話人, 生活指導員, サービス管理責任者
  xx: begeleider gehandicaptenzorg, persoonlijk begeleider, stödassistent, boendestödjare, woonbegeleider, asystent osoby niepełnosprawnej, behandlingsassistent, vernepleier
mental-health-support-worker < support-worker ~ mental-health-nurse, counsellor
  en: mental health support worker, mental health worker, behavioral health technician, mental health technician, psychiatric technician, recovery worker, substance misuse worker, psychiatric care technician, behaviour therapist, behavioral therapist, registered behavior technician, RBT, behavior technician, ABA therapist, addiction counselor, drug and alcohol worker, mental health practitioner, substance abuse counselor, recovery coach, psychological wellbeing practitioner, PWP, BCBA, behavior analyst, board certified behavior analyst, behavioral health specialist, mental health specialist, peer support worker, peer support specialist, recovery support worker, behavior specialist, mental health associate, addictions counsellor, behavioural therapist, wellbeing practitioner, psychiatric tech
  de: Suchtberater, Suchtberaterin, Verhaltenstherapeut, Verhaltenstherapeutin, Genesungsbegleiter, Suchttherapeut, Suchttherapeutin, Genesungsbegleiterin
  fr: conseiller en addictologie, éducateur en santé mentale, intervenant en toxicomanie, médiateur de santé pair, intervenante en santé mentale, intervenant en santé mentale, addictologue
  es: terapeuta conductual, educador de salud mental, terapeuta de adicciones, monitor de salud mental, consejero en adicciones, educador en salud mental
  ja: 精神保健福祉士, 依存症カウンセラー
care-home-manager ~ nurse-manager, care-coordinator
  en: care home manager, registered manager, care manager, nursing home manager, home manager care, residential care manager, deputy care home manager, nursing home administrator, registered care manager, deputy home manager, residential home manager, registered home manager, assisted living manager, care home deputy manager, domiciliary care manager, supported living manager, residential manager, assisted living administrator, children's home manager, deputy care manager, registered service manager, assisted living director, home manager, executive director senior living, social care manager
  de: Heimleiter, Heimleiterin, Heimleitung, Einrichtungsleiter, Einrichtungsleitung, Einrichtungsleiterin, Pflegeheimleiter, Wohnheimleiter, Leitung Wohnheim, Leiter Seniorenheim
  fr: directeur d'EHPAD, directrice d'EHPAD, directeur de maison de retraite, directeur EHPAD, directrice EHPAD, directeur de résidence seniors, responsable de secteur aide à domicile
  es: director de residencia, directora de residencia, director de residencia de mayores, gerente de residencia, directora de residencia de mayores, director de centro residencial
  ja: 施設長, 介護施設長, 介護施設管理者, ホーム長
care-coordinator ~ care-assistant, social-worker
  en: care coordinator, care co-ordinator, care case manager, patient navigator, nurse case manager, case manager RN, patient coordinator, care planner, health coach, social prescribing link worker, social prescriber, link worker, patient care coordinator, homecare coordinator, community health worker, care navigator, discharge coordinator, RN case manager, health educator, health promotion specialist, case manager, home care coordinator, health advocate, patient advocate, patient liaison, health adviser, discharge planner, care supervisor, field care supervisor, referral coordinator, utilization review nurse, health improvement practitioner, health promotion officer, public health specialist, public health educator, utilization management nurse
  de: Pflegeberater, Pflegeberaterin, Casemanager, Casemanagerin, Case Managerin, Patientenkoordinator, Patientenlotse, Gesundheitsberater, Entlassmanager, Entlassmanagement, Sozialdienst Krankenhaus, Patientenkoordinatorin, Gesundheitsberaterin, Gesundheitscoach
  fr: coordinateur de soins, coordinatrice de soins, gestionnaire de cas, coordinateur de parcours, coordinatrice de parcours, responsable de secteur SAD, chargé de prévention santé, éducateur de santé, infirmière de coordination, infirmier de coordination, intervenant communautaire
  es: coordinador de cuidados, gestor de casos, gestora de casos, coordinadora de cuidados, promotor de salud, promotora de salud, coordinador sociosanitario, agente comunitario de salud, educador para la salud
  ja: ケアマネージャー, ケアマネジャー, 介護支援専門員, 医療ソーシャルワーカー, ケアマネ, 退院調整看護師
social-worker ~ support-worker, youth-worker, care-coordinator
  en: social worker, LCSW, clinical social worker, child protection social worker, hospital social worker, medical social worker, children's social worker, adult social worker, school social worker, MSW, licensed clinical social worker, LMSW, social work assistant, child and family social worker, social services worker, social care assessor, family social worker, mental health social worker, approved mental health professional, social services assistant, social and human service assistant, child welfare worker, human services worker, safeguarding officer, supervising social worker, fostering social worker, social work, child welfare specialist, qualified social worker, family caseworker, adoption social worker, domestic abuse worker, social welfare officer, welfare worker, victim advocate, safeguarding manager, child protection worker
  de: Sozialarbeiter, Sozialarbeiterin, Sozialpädagoge, Sozialpädagogin, Bezirkssozialarbeiter, Sozialarbeit, Sozialberater, Sozialberaterin, sozialpädagogische Fachkraft, Diakon, gesetzlicher Betreuer, rechtlicher Betreuer, Asylsozialberater, Sozialpädagogische Familienhilfe, Berufsbetreuer, Flüchtlingsbetreuer, Sozialtherapeut, Flüchtlingsberater
  fr: travailleur social, travailleuse sociale, assistant social, assistante sociale, assistant de service social, assistante de service social, conseiller en économie sociale et familiale, conseillère en économie sociale et familiale, CESF, mandataire judiciaire à la protection des majeurs, éducateur social, éducatrice sociale, référent social, conseiller social, technicien en travail social, technicienne en travail social
  es: trabajador social, trabajadora social, asistente social, educador social, educadora social, técnico en servicios sociales, mediador social, mediador intercultural, asistenta social
  ja: ソーシャルワーカー, 社会福祉士, 生活相談員, 児童福祉司, 相談支援専門員, 相談員
  xx: assistente social, assistente sociale, maatschappelijk werker, pracownik socjalny, socionom, socialsekreterare, socialrådgiver, socialarbetare, sosionomi, maatschappelijk assistent, sosyal hizmet uzmanı, barnevernspedagog
youth-worker ~ social-worker, support-worker, learning-mentor
  en: youth worker, youth counselor, community worker, community development worker, community development officer, community outreach worker, youth support worker, youth mentor, youth services officer, youth work, detached youth worker, youth offending worker, probation officer, youth care worker, youth justice worker, parole officer, community engagement officer, community outreach coordinator, juvenile counselor, young people's worker, personal adviser leaving care, youth specialist, youth development worker, youth leader, youth program coordinator, correctional treatment specialist
  de: Jugendarbeiter, Jugendarbeiterin, Streetworker, Streetworkerin, Jugendpfleger, Jugendpflegerin, Bewährungshelfer, Bewährungshelferin, Quartiersmanager, Jugendreferent, Jugendreferentin, Jugendhilfe, Gemeinwesenarbeiter, Jugend- und Heimerzieher, Jugendsozialarbeiter, Jugendberater, Quartiersmanagerin, Mobile Jugendarbeit
  fr: éducateur de rue, éducateur de prévention, éducateur PJJ, conseiller d'insertion et de probation, conseiller pénitentiaire d'insertion et de probation, médiateur social, médiatrice sociale, travailleur de jeunesse, agent de probation, conseiller mission locale, médiateur
  es: educador juvenil, trabajador juvenil, dinamizador juvenil, técnico de juventud, agente de libertad condicional, dinamizadora juvenil, educadora de calle, educador de calle, animador sociocultural, animadora sociocultural
  ja: ユースワーカー, 保護観察官, 児童自立支援専門員
  xx: jongerenwerker, fritidsledare, educatore professionale, jeugdwerker, kurator sądowy, nuorisotyöntekijä, educatore, educatrice
doctor ~ general-practitioner
  en: doctor, physician, medical doctor, MD physician, medical officer, hospital doctor, resident medical officer, RMO, medic, medical practitioner, consultant physician, specialty doctor, locum doctor, staff physician, trust doctor, clinical fellow, speciality doctor, medical director, hospitalist, internist, internal medicine physician, nocturnist, occupational health physician, specialist doctor, geriatrician, endocrinologist, neurologist, cardiologist, dermatologist, rheumatologist, oncologist, gastroenterologist, urologist, nephrologist, pulmonologist, consultant geriatrician, consultant cardiologist, consultant neurologist, medical consultant, haematologist, hematologist, pathologist, ophthalmologist, allergist, acute medicine consultant, physician scientist, addiction physician, respiratory physician, infectious disease physician, chief medical officer, palliative medicine consultant, stroke physician, doctor's post, sports physician, occupational physician, medical examiner, medical adviser
  de: Arzt, Ärztin, Ärzte, Facharzt, Fachärztin, Oberarzt, Oberärztin, Internistin, Chefarzt, Chefärztin, Betriebsarzt, Betriebsärztin, Fachärzte, Facharzt für Innere Medizin, Fachärztin für Innere Medizin, Neurologe, Neurologin, Kardiologe, Kardiologin, Dermatologe, Dermatologin, Hautarzt, Augenarzt, Augenärztin, Onkologe, Honorararzt, Mediziner, Medizinerin, Stationsarzt, Stationsärztin, Gastroenterologe, Gastroenterologin, Urologe, Urologin, Pathologe, Pathologin, Amtsarzt, Amtsärztin, Arbeitsmediziner, Gutachterarzt, Bereitschaftsarzt, Hautärztin, HNO-Arzt, Rheumatologe, Geriater, Oberärzte, Onkologin
  fr: médecin, docteur, docteure, praticien hospitalier, médecin spécialiste, médecin du travail, médecin coordonnateur, praticienne hospitalière, médecin hospitalier, cardiologue, neurologue, dermatologue, médecin interniste, ophtalmologue, ophtalmologiste, gastro-entérologue, gériatre, médecin gériatre, oncologue, pneumologue, rhumatologue, urologue, endocrinologue, médecin régulateur, néphrologue, médecin remplaçant, médecin chef, médecin collaborateur, médecin coordinateur, médecin MPR, médecin DIM
  es: médico, médica, médico especialista, médico residente hospital, médica especialista, médico internista, médico del trabajo, médico asistencial, médica del trabajo, facultativo especialista, internista, cardiólogo, cardióloga, neurólogo, neuróloga, dermatólogo, dermatóloga, oftalmólogo, oftalmóloga, médico oftalmólogo, médico geriatra, oncólogo, médico de guardia, médico evaluador, urólogo, doctora, médico estético, médico rehabilitador, director médico, directora médica, geriatra, oncóloga
  ja: 医師, 内科医, 医者, ドクター, 常勤医師, 産業医, 神経内科医, 皮膚科医, 眼科医, 循環器内科医, 勤務医
  xx: lekarz, lekarka, läkare, lääkäri, læge, lege, doktor, lékař, orvos, врач, طبيب, طبيبة, רופא, specialistläkare, medisch specialist, överläkare, overlege, overlæge, bedrijfsarts, basisarts
general-practitioner < doctor
  en: general practitioner, GP, family doctor, family physician, primary care physician, family medicine physician, salaried GP, locum GP, GP partner, GP locum, GP principal, family practitioner, family practice physician, urgent care physician, general medical practitioner, GP registrar
  de: Hausarzt, Hausärztin, Allgemeinmediziner, Allgemeinmedizinerin, Facharzt für Allgemeinmedizin, Fachärztin für Allgemeinmedizin, praktischer Arzt, Allgemeinarzt, Facharzt Allgemeinmedizin, Allgemeinärztin
  fr: médecin généraliste, médecin de famille, généraliste, omnipraticien, omnipraticienne, médecin traitant
  es: médico de familia, médica de familia, médico general, médica general, médico de cabecera, médico de atención primaria, médico generalista, médico familiar, médica de atención primaria, médica familiar
  ja: 総合診療医, かかりつけ医, 家庭医, 一般内科医
  xx: huisarts, medico di base, medico di famiglia, lekarz rodzinny, allmänläkare, clínico geral, alment praktiserende læge, fastlege, distriktsläkare, lekarz POZ, medico di medicina generale
resident-doctor < doctor
  en: resident physician, resident doctor, junior doctor, foundation doctor, specialty registrar, house officer, senior house officer, SHO, medical resident, registrar doctor, internal medicine resident, specialist registrar, medical registrar, medical intern, junior clinical fellow, residency physician, surgical resident, internal medicine residency, medical house officer, resident medical doctor
  de: Assistenzarzt, Assistenzärztin, Arzt in Weiterbildung, Ärztin in Weiterbildung, Weiterbildungsassistent, Weiterbildungsassistentin, Turnusarzt, Turnusärztin, Assistenzärzte, Facharztausbildung, Unterassistent
  fr: médecin interne, interne en médecine, faisant fonction d'interne, docteur junior, résident en médecine, médecin assistant, assistant spécialiste, médecin assistante, chef de clinique
  es: médico residente, médica residente, médico interno residente, residente de medicina interna, residente de medicina
  ja: 研修医, 専攻医, 初期研修医, 後期研修医, 専修医
  xx: médico interno, ST-läkare, arts in opleiding, lekarz rezydent, medico specializzando, LIS lege, arts assistent, AIOS, ANIOS
surgeon < doctor
  en: surgeon, orthopaedic surgeon, orthopedic surgeon, general surgeon, consultant surgeon, neurosurgeon, plastic surgeon, cardiac surgeon, vascular surgeon, trauma surgeon, transplant surgeon, cardiothoracic surgeon, eye surgeon, cosmetic surgeon, oral surgeon, oral and maxillofacial surgeon, breast surgeon
  de: Chirurg, Chirurgin, Orthopäde, Orthopädin, Unfallchirurg, Facharzt für Chirurgie, Neurochirurg, Facharzt für Orthopädie, Unfallchirurgin, Gefäßchirurg, Fachärztin für Chirurgie, Viszeralchirurg, Plastischer Chirurg, Neurochirurgin
  fr: chirurgien, chirurgienne, chirurgien orthopédiste, chirurgien orthopédique, neurochirurgien, chirurgien viscéral, orthopédiste
  es: cirujano, cirujana, traumatólogo, traumatóloga, cirujano plástico, neurocirujano, cirujano ortopédico, neurocirujana, cirujano general, médico cirujano
  ja: 外科医, 整形外科医, 脳神経外科医, 形成外科医, 美容外科医
  xx: cirurgião, cirurgiã, chirurgo, kirurg, kirurgi, ortopeda, ortopedico
anaesthetist < doctor
  en: anaesthetist, anesthesiologist, consultant anaesthetist, anaesthesiologist, intensivist, critical care physician, intensive care consultant, ICU consultant
  de: Anästhesist, Anästhesistin, Facharzt für Anästhesiologie, Narkosearzt, Intensivmediziner, Intensivmedizinerin, Facharzt für Anästhesie, Fachärztin für Anästhesiologie
  fr: anesthésiste, médecin anesthésiste, anesthésiste-réanimateur, médecin anesthésiste réanimateur, médecin réanimateur
  es: anestesista, anestesiólogo, anestesióloga, médico anestesista, anestesiólogo reanimador, médico intensivista, intensivista
  ja: 麻酔科医, 集中治療医
  xx: anestezjolog, anestesiläkare, anesthesist, anestesiologista, anestesista rianimatore, narkosläkare
emergency-doctor < doctor
  en: emergency doctor, emergency physician, emergency medicine physician, A&E doctor, ER doctor, emergency room physician, emergency medicine consultant, flight doctor, emergency medicine doctor, ER physician, emergency department doctor
  de: Notarzt, Notärztin, Notfallmediziner, Facharzt Notaufnahme, Notfallmedizinerin
  fr: urgentiste, médecin urgentiste, médecin des urgences
  es: médico de urgencias, médico de emergencias, urgenciólogo, médica de urgencias, médica de emergencias
  ja: 救急医, 救急科医
paediatrician < doctor
  en: paediatrician, pediatrician, consultant paediatrician, neonatologist, paediatric doctor, pediatric physician, pediatric hospitalist, children's doctor, paediatric registrar
  de: Kinderarzt, Kinderärztin, Pädiater, Facharzt für Kinder- und Jugendmedizin, Neonatologe, Fachärztin für Kinder- und Jugendmedizin, Pädiaterin
  fr: pédiatre, médecin pédiatre, néonatologue, néonatologiste
  es: pediatra, neonatólogo, médico pediatra, neonatóloga
  ja: 小児科医, 新生児科医
  xx: pediatra dziecięcy, barnläkare, kinderarts, børnelæge, barnelege, lastenlääkäri
gynaecologist < doctor
  en: gynaecologist, gynecologist, obstetrician, OB/GYN, obgyn, OB-GYN physician, obstetrician gynecologist, consultant obstetrician, fertility doctor, OB hospitalist
  de: Frauenarzt, Frauenärztin, Gynäkologe, Gynäkologin, Facharzt für Gynäkologie, Facharzt für Frauenheilkunde, Fachärztin für Gynäkologie
  fr: gynécologue, obstétricien, gynécologue-obstétricien, obstétricienne, médecin gynécologue
  es: ginecólogo, ginecóloga, obstetra, tocólogo, médico ginecólogo, tocóloga
  ja: 産婦人科医, 婦人科医
  xx: ginekolog, gynekolog, ginecologista, gynaecoloog, gynäkologi, gynækolog
psychiatrist < doctor ~ psychologist
  en: psychiatrist, consultant psychiatrist, child psychiatrist, psychiatric doctor, forensic psychiatrist, child and adolescent psychiatrist, telepsychiatrist, psychiatry doctor, psychiatric physician
  de: Psychiater, Psychiaterin, Facharzt für Psychiatrie, Kinder- und Jugendpsychiater, Fachärztin für Psychiatrie, Facharzt Psychiatrie
  fr: psychiatre, pédopsychiatre, médecin psychiatre
  es: psiquiatra, psiquiatra infantil, médico psiquiatra
  ja: 精神科医, 児童精神科医, 心療内科医
  xx: psychiatra, psykiatriker, psykiater, psichiatra, psykiatri
radiologist < doctor ~ radiographer
  en: radiologist, consultant radiologist, teleradiologist, interventional radiologist, nuclear medicine physician, neuroradiologist, radiation oncologist, breast radiologist, diagnostic radiologist
  de: Radiologe, Radiologin, Facharzt für Radiologie, Nuklearmediziner, Strahlentherapeut, Strahlentherapeutin, Fachärztin für Radiologie, Nuklearmedizinerin
  fr: radiologue, médecin radiologue, radiothérapeute, médecin nucléaire
  es: radiólogo, radióloga, médico radiólogo, oncólogo radioterápico
  ja: 放射線科医, 読影医
  xx: radioloog, radiolog, röntgenläkare, radiologista, médico radiologista
physician-associate ~ doctor, nurse-practitioner
  en: physician associate, physician assistant, PA-C, medical assistant practitioner, clinical officer, physician assistant certified, surgical physician assistant
  de: Arztassistent, Arztassistentin, medizinischer Assistent des Arztes, Physician Assistentin
  fr: assistant au médecin, assistant médecin, adjoint au médecin, assistante au médecin
  es: asociado médico
  ja: 医師事務作業補助者, 医師助手
dentist ~ dental-hygienist
  en: dentist, dental surgeon, orthodontist, associate dentist, general dentist, dental practitioner, DDS, endodontist, periodontist, prosthodontist, dental officer, paediatric dentist, pediatric dentist, dental associate, locum dentist, foundation dentist
  de: Zahnarzt, Zahnärztin, Kieferorthopäde, Kieferorthopädin, Oralchirurg, Assistenzzahnarzt, Vorbereitungsassistent, Zahnmediziner, Assistenzzahnärztin, Zahnmedizinerin, Oralchirurgin, Vorbereitungsassistentin
  fr: dentiste, chirurgien-dentiste, chirurgienne-dentiste, orthodontiste, dentiste collaborateur, chirurgien dentiste collaborateur
  es: odontólogo, odontóloga, dentista, ortodoncista, médico dentista, odontopediatra, endodoncista, odontólogo general
  ja: 歯科医師, 歯科医, 矯正歯科医
  xx: tandarts, dentista geral, tandläkare, tandlæge, tannlege, dentystka, stomatolog, lekarz dentysta, cirurgião dentista, hammaslääkäri, odontoiatra, diş hekimi
dental-nurse ~ dental-hygienist
  en: dental nurse, dental assistant, orthodontic assistant, dental chairside assistant, registered dental assistant, dental technician assistant, dental treatment coordinator, qualified dental nurse, orthodontic nurse, expanded functions dental assistant, treatment coordinator dental, dental surgery assistant, student dental nurse
  de: zahnmedizinischer Fachangestellter, zahnmedizinische Fachangestellte, ZFA, Zahnarzthelferin, Zahnarzthelfer, Stuhlassistenz, zahnmedizinische Fachassistentin, ZMF, zahnmedizinische Verwaltungsassistentin, ZMV, Dentalassistentin, Dentalassistent, Zahnarztassistentin, Zahnarztassistent, zahnärztliche Assistenz
  fr: assistant dentaire, assistante dentaire, aide dentaire
  es: auxiliar dental, auxiliar de odontología, asistente dental, auxiliar de clínica dental, higienista auxiliar, auxiliar de dentista
  ja: 歯科助手, 歯科アシスタント
  xx: tandartsassistente, tandartsassistent, tandsköterska, assistente alla poltrona, assistente dentário, auxiliar de saúde bucal, tannhelsesekretær, asystentka stomatologiczna, klinikassistent, tandklinikassistent, assistente di studio odontoiatrico
dental-hygienist ~ dental-nurse, dentist
  en: dental hygienist, dental therapist, oral hygienist, hygienist, hygiene therapist, registered dental hygienist, RDH, oral health therapist, dental hygiene therapist, periodontal therapist
  de: Dentalhygieniker, Dentalhygienikerin, Prophylaxeassistent, Prophylaxeassistentin, zahnmedizinische Prophylaxeassistentin, ZMP, Prophylaxehelferin
  fr: hygiéniste dentaire, hygiéniste dentaire praticien
  es: higienista dental, higienista bucodental
  ja: 歯科衛生士
  xx: mondhygiënist, tandhygienist, igienista dentale, higienistka stomatologiczna, tannpleier, higienista oral, tandplejer, suuhygienisti
dental-technician ~ prosthetist
  en: dental technician, dental lab technician, dental laboratory technician, denturist, dental ceramist, orthodontic technician, clinical dental technician, dental CAD CAM technician, crown and bridge technician
  de: Zahntechniker, Zahntechnikerin, Dentaltechniker, Zahntechnikermeister
  fr: prothésiste dentaire, technicien dentaire, technicien en prothèse dentaire, céramiste dentaire
  es: protésico dental, técnico dental, mecánico dental, protésica dental, técnico de laboratorio dental, ceramista dental
  ja: 歯科技工士
  xx: tandtechnicus, tandtekniker, odontotecnico, technik dentystyczny, protético dentário, hammasteknikko, técnico em prótese dentária
pharmacist ~ pharmacy-technician
  en: pharmacist, clinical pharmacist, hospital pharmacist, community pharmacist, retail pharmacist, locum pharmacist, pharmacist manager, dispensing chemist, registered pharmacist, pharmacy manager, superintendent pharmacist, staff pharmacist, druggist, relief pharmacist, pharmacist in charge, PIC pharmacist, pre-registration pharmacist, fulfillment pharmacist, second pharmacist, pharmacy graduate, RPh, pharmacist prescriber, PCN pharmacist, pharmacy director, district support pharmacist, store pharmacist, lead pharmacist, ambulatory care pharmacist
  de: Apotheker, Apothekerin, Filialapotheker, Krankenhausapotheker, Filialleiter Apotheke, angestellter Apotheker, Filialapothekerin, Krankenhausapothekerin, approbierter Apotheker, approbierte Apothekerin, Pharmazeut, Pharmazeutin, Apothekenleiter, Klinikapotheker, Stationsapotheker
  fr: pharmacien, pharmacienne, pharmacien adjoint, pharmacienne adjointe, pharmacien hospitalier, pharmacien titulaire, pharmacien d'officine, pharmacien remplaçant, pharmacienne hospitalière, pharmacien gérant
  es: farmacéutico, farmacéutica, farmacéutico adjunto, farmacéutica adjunta, farmacéutico hospitalario, farmacéutico titular, químico farmacéutico, química farmacéutica, regente de farmacia, farmacéutico sustituto
  ja: 薬剤師, 調剤薬剤師, 病院薬剤師, 管理薬剤師
  xx: farmacista, apotheker ziekenhuis, apotekare, farmaceuta, aptekarz, farmaceut, proviisori, eczacı, lékárník, gyógyszerész, фармацевт, صيدلي, provisorfarmaceut, magister farmacji
pharmacy-technician ~ pharmacist
  en: pharmacy technician, pharmacy assistant, dispenser, dispensing assistant, pharmacy tech, pharmacy dispenser, pharmacy clerk, CPhT, pharmacy advisor, pharmacy counter assistant, medicines counter assistant, certified pharmacy technician, healthcare assistant pharmacy, pharmacy associate, dispensary assistant, pharmacy aide, compounding pharmacy technician, accuracy checking technician, pharmacy dispensing assistant, medication technician, medication aide, medicines management technician, pharmacy support worker, accuracy checker, dispensing technician
  de: pharmazeutisch-technischer Assistent, pharmazeutisch-technische Assistentin, PTA, PKA, pharmazeutisch-kaufmännischer Angestellter, pharmazeutisch-kaufmännische Angestellte, Apothekenhelferin, pharmazeutisch-technische Assistenz, Pharmaassistentin, Pharmaassistent, Pharmabetriebsassistentin, Apothekenhelfer, Pharmazieingenieur, Pharma-Assistentin
  fr: préparateur en pharmacie, préparatrice en pharmacie, assistant technique en pharmacie, assistante technique en pharmacie, préparateur en pharmacie hospitalière, rayonniste en pharmacie, assistant en pharmacie, assistante en pharmacie
  es: técnico en farmacia, técnica en farmacia, auxiliar de farmacia, técnico de farmacia, técnica de farmacia, asistente de farmacia, dependiente de farmacia
  ja: 調剤事務, 登録販売者, 薬局事務, 調剤助手
  xx: apothekersassistent, apothekersassistente, technik farmaceutyczny, receptarie, farmakonom, apotektekniker, tecnico di farmacia, apotekstekniker, atendente de farmácia
physiotherapist ~ occupational-therapist, sports-therapist, physiotherapy-assistant
  en: physiotherapist, physical therapist, physio, DPT, PT physical therapist, musculoskeletal physiotherapist, MSK physiotherapist, rehabilitation therapist, neuro physiotherapist, orthopaedic physiotherapist, first contact physiotherapist, physical therapy, outpatient physical therapist, physiotherapy, respiratory physiotherapist, home health physical therapist, paediatric physiotherapist, pediatric physical therapist, rotational physiotherapist, community physiotherapist, sports physiotherapist, staff physical therapist, pelvic health physiotherapist, pelvic floor physical therapist, vestibular therapist
  de: Physiotherapeut, Physiotherapeutin, Krankengymnast, Krankengymnastin, Physiotherapeuten, Physiotherapie
  fr: kinésithérapeute, masseur-kinésithérapeute, masseuse-kinésithérapeute, physiothérapeute, kiné
  es: fisioterapeuta, kinesiólogo, kinesióloga, fisio, terapeuta físico, terapista físico, fisioterapeuta neurológico, fisioterapeuta neurológica, terapeuta físico rehabilitador
  ja: 理学療法士, フィジカルセラピスト
  xx: fysiotherapeut, fisioterapista, fizjoterapeuta, fizjoterapeutka, sjukgymnast, fysioterapeut, fysioterapeutti, fizyoterapist, fyzioterapeut, gyógytornász
physiotherapy-assistant ~ physiotherapist, occupational-therapist
  en: physiotherapy assistant, physical therapist assistant, physical therapy assistant, PTA physical therapist assistant, therapy assistant, rehabilitation assistant, physio assistant, physical therapy aide, physical therapy technician, rehab technician, therapy aide, rehabilitation aide, rehab aide, occupational therapy assistant, COTA, OT assistant, occupational therapist assistant, rehab tech, certified occupational therapy assistant, therapy support worker, rehab assistant, stretch technician, therapies assistant, allied health assistant, occupational therapy aide, stretch therapist
  de: Therapieassistent, Physiotherapieassistent, Masseur und medizinischer Bademeister, medizinischer Bademeister, medizinische Bademeisterin, Therapieassistentin, Masseurin und medizinische Bademeisterin, medizinischer Masseur, medizinische Masseurin, Heilmasseur
  fr: assistant kinésithérapeute, aide-kinésithérapeute, assistante physiothérapeute, technologue en physiothérapie, aide physiothérapeute
  es: auxiliar de fisioterapia, auxiliar de rehabilitación, asistente de fisioterapia
  ja: リハビリ助手, リハビリアシスタント
occupational-therapist ~ physiotherapist
  en: occupational therapist, OT therapist, OTR, paediatric occupational therapist, pediatric occupational therapist, occupational therapy, community occupational therapist, recreational therapist, recreation therapist, art therapist, music therapist, activities coordinator, activity coordinator, school occupational therapist, drama therapist, activities assistant, occupational therapist registered, play therapist, hand therapist, play specialist, activities director, lifestyle coordinator, wellbeing coordinator, child life specialist, rehabilitation officer, rehabilitation specialist
  de: Ergotherapeut, Ergotherapeutin, Beschäftigungstherapeut, Arbeitstherapeut, Musiktherapeut, Kunsttherapeut, Ergotherapie, Musiktherapeutin, Kunsttherapeutin, Arbeitstherapeutin, Ergotherapeuten
  fr: ergothérapeute, psychomotricien, psychomotricienne, art-thérapeute, musicothérapeute, animateur EHPAD, animateur en gérontologie, animatrice EHPAD, animateur en EHPAD
  es: terapeuta ocupacional, terapista ocupacional, animador de mayores, musicoterapeuta, técnico en animación sociocultural, psicomotricista, animadora de residencia, arteterapeuta
  ja: 作業療法士, 音楽療法士
  xx: ergotherapeut paramedisch, terapista occupazionale, arbetsterapeut, ergoterapeut, toimintaterapeutti, terapeuta zajęciowy, terapeuta ocupacional infantil, activiteitenbegeleider
speech-therapist ~ occupational-therapist, audiologist
  en: speech therapist, speech and language therapist, speech language pathologist, SLP, SLT therapist, speech pathologist, speech language therapist, speech therapy assistant, speech and language therapy assistant, school speech language pathologist, speech language pathology assistant, SLPA, CF SLP
  de: Logopäde, Logopädin, Sprachtherapeut, Sprachtherapeutin, Logopäden, akademischer Sprachtherapeut, Logopädie, klinischer Linguist
  fr: orthophoniste, logopède, logopédiste
  es: logopeda, fonoaudiólogo, fonoaudióloga, terapeuta del lenguaje, terapista de lenguaje, terapeuta de lenguaje
  ja: 言語聴覚士
  xx: logopedist, logopedista, terapeuta da fala, logoped, logopedi, neurologopeda, puheterapeutti, talepædagog, tale- og hørelærer
paramedic ~ emergency-nurse, ambulance-care-assistant
  en: paramedic, EMT, emergency medical technician, ambulance technician, ambulance paramedic, first responder, emergency care assistant, flight paramedic, EMT basic, EMT-B, emergency medical responder, specialist paramedic, critical care paramedic, emergency care support worker, advanced EMT, AEMT, event medic, ambulance nurse, EMT paramedic, emergency medical dispatcher, ambulance dispatcher, community paramedic, ambulanceman, ambulance officer, flight nurse, offshore medic
  de: Rettungssanitäter, Rettungssanitäterin, Notfallsanitäter, Notfallsanitäterin, Rettungsassistent, Rettungsassistentin, Sanitäter, Sanitäterin, Rettungshelfer, Rettungsdienst, Ersthelfer, Rettungshelferin, Betriebssanitäter, Werkssanitäter
  fr: ambulancier, ambulancière, secouriste, ambulancier diplômé d'État, ambulancier DEA, assistant de régulation médicale, technicien ambulancier paramédic, ambulancier SMUR
  es: técnico en emergencias sanitarias, paramédico, técnico de ambulancia, técnico en emergencias médicas, conductor de ambulancia, camillero, socorrista sanitario, técnico de emergencias sanitarias, paramédica, técnica en emergencias sanitarias
  ja: 救急救命士, 救急隊員
  xx: ambulanceverpleegkundige, ratownik medyczny, ambulanssjuksköterska, ambulanssjukvårdare, soccorritore, ambulanceredder, técnico de emergência, ambulancearbeider, socorrista de ambulância, ensihoitaja, autista soccorritore, ambulancechauffeur
ambulance-care-assistant ~ paramedic, hospital-porter
  en: ambulance care assistant, patient transport driver, ambulance driver, patient transport assistant, ambulance attendant, patient transport officer, non-emergency patient transport driver, medical transport driver, wheelchair van driver, patient transporter, patient transport service driver
  de: Krankentransport Fahrer, Krankenwagenfahrer, Fahrer Krankentransport, Krankenfahrer, Fahrer Krankenfahrten
  fr: auxiliaire ambulancier, conducteur ambulancier, chauffeur VSL, auxiliaire ambulancière, chauffeur ambulancier, conducteur taxi VSL
  es: conductor de transporte sanitario, conductora de ambulancia
  ja: 救急車運転手, 介護タクシー運転手, 患者搬送ドライバー
hospital-porter ~ ambulance-care-assistant, nursing-assistant
  en: hospital porter, hospital orderly, patient escort, theatre porter, ward host, ward hostess, ward housekeeper, porter hospital, mortuary technician, mortuary assistant, mortuary attendant, anatomical pathology technician, NHS porter, healthcare porter, hospital transporter, specimen courier
  de: Patientenbegleiter, Krankentransporteur, Hol- und Bringedienst, Patiententransport, Servicekraft Station, Patientenbegleiterin, Patientenbegleitservice, Stationsservicekraft, Servicehelfer im Krankenhaus, Stationsservice, Hol- und Bringdienst, Krankenhausservicekraft
  fr: brancardier, brancardière, brancardier hospitalier, agent de chambre mortuaire, agent hospitalier, agente hospitalière
  es: celador, celadora, camillero de hospital, celador de hospital, celadora de hospital, auxiliar de transporte interno
  ja: 病院ポーター, 病院搬送スタッフ
  xx: maqueiro, sanitariusz, portør, patiëntenvervoerder, barelliere
hospital-volunteer ~ care-assistant
  en: ward companion, volunteer ward companion, hospital volunteer, ward volunteer, volunteer befriender, befriender, hospice volunteer, patient companion, volunteer companion, volunteer driver hospital
  de: Grüne Dame, Besuchsdienst Krankenhaus, Hospizbegleiter, Sterbebegleiter, Hospizhelfer, Sterbebegleiterin, Hospizbegleiterin
  fr: bénévole hospitalier, visiteur de malades, bénévole en milieu hospitalier
  es: voluntario de hospital, voluntario de acompañamiento, voluntaria de hospital, voluntariado hospitalario
  ja: 病院ボランティア
medical-assistant ~ medical-receptionist, nursing-assistant
  en: medical assistant, certified medical assistant, clinical assistant, GP assistant, clinic assistant, medical office assistant, ophthalmic assistant, ophthalmic technician, registered medical assistant, doctor's assistant, ophthalmic medical technician, chiropractic assistant, podiatry assistant, dermatology medical assistant, clinical support assistant, clinical support worker, medical technician clinic, optometric technician, outpatient assistant, medical scribe, scribe
  de: medizinischer Fachangestellter, medizinische Fachangestellte, MFA, Arzthelfer, Arzthelferin, medizinischer Praxisassistent, medizinische Praxisassistentin, Ordinationsassistentin, Sprechstundenhilfe, Ordinationsassistent, Ordinationshilfe, Praxishilfe, Medizinischer Fachangestellte, Sprechstundenassistent, Sprechstundenassistenz
  fr: assistant médical, assistante médicale, aide médicale, assistant de cabinet médical, assistante de cabinet médical
  es: asistente médico, asistente de consultorio, auxiliar de consulta, asistente de clínica, auxiliar médico, asistente médica
  ja: 診療助手, 医療助手, メディカルアシスタント, 医療クラーク
  xx: doktersassistent, doktersassistente, medisch assistent, assistente di studio medico, lægesekretær, helsesekretær
radiographer ~ sonographer, radiologist
  en: radiographer, diagnostic radiographer, MRI radiographer, CT radiographer, radiologic technologist, x-ray technician, xray technician, radiology technician, MRI technologist, MRI technician, CT technologist, mammographer, therapeutic radiographer, radiation therapist, imaging technologist, rad tech, X-ray tech, CT tech, MRI tech, radiology technologist, nuclear medicine technologist, reporting radiographer, radiotherapist, mammography technologist, radiology assistant, medical imaging technologist, radiographic technologist, CT technician, mammogram technologist, radiologic technician, radiological technologist, x-ray technologist, imaging assistant, medical dosimetrist, dosimetrist, imaging technician, radiography assistant, radiation technologist, interventional radiographer, interventional radiology technologist, radiology tech, cath lab technologist, mammography radiographer
  de: medizinisch-technischer Radiologieassistent, medizinisch-technische Radiologieassistentin, MTRA, Medizinischer Technologe für Radiologie, Medizinische Technologin für Radiologie, Röntgenassistent, Röntgenassistentin, Radiologieassistent, Radiologieassistentin, Radiologietechnologe, Radiologietechnologin, MTRA Radiologie, Radiologiefachfrau, Radiologiefachmann, Dipl. Radiologiefachperson, Fachmann für medizinisch-technische Radiologie, Medizinischer Technologe Radiologie
  fr: manipulateur radio, manipulatrice radio, manipulateur en électroradiologie médicale, manipulatrice en électroradiologie médicale, MERM, technologue en imagerie médicale, technicien en radiologie, manipulateur en radiologie, manipulateur radiologie, technologue en radiologie, manipulateur radiothérapie, manipulateur en électroradiologie, manipulatrice en électroradiologie, manipulateur IRM, dosimétriste, technicien en radiologie médicale
  es: técnico de rayos, técnico en radiodiagnóstico, técnico de radiología, técnica en radiodiagnóstico, técnico superior en imagen para el diagnóstico, TSID, técnico en imagen para el diagnóstico, técnico de rayos x, tecnólogo radiológico, técnico radiólogo, técnica de radiodiagnóstico, técnico de resonancia magnética, técnico de radioterapia, técnico en radioterapia, técnico de radiodiagnóstico, tecnólogo médico en radiología, técnico en imagen
  ja: 診療放射線技師, 放射線技師, レントゲン技師, MRI技師
  xx: tecnico di radiologia, tecnico sanitario di radiologia medica, radiodiagnostisch laborant, röntgensjuksköterska, elektroradiolog, technik elektroradiologii, radiograf, röntgenhoitaja, tecnólogo em radiologia, técnico em radiologia, MBB'er
sonographer ~ radiographer
  en: sonographer, ultrasound technician, ultrasound technologist, diagnostic medical sonographer, echocardiographer, ultrasonographer, echo tech, vascular technologist, cardiac physiologist, ultrasound tech, vascular sonographer, cardiac sonographer, ECG technician, EKG technician, echo technician, cardiovascular technologist, clinical physiologist, EEG technologist, neurophysiologist, respiratory physiologist, cardiac technician, EEG technician, sleep technologist, polysomnographic technologist, obstetric sonographer, neurodiagnostic technologist, echo technologist, cardiac sonography technologist, cardiology technician, cardiographer, vascular scientist, monitor technician, telemetry technician, echocardiography technician
  de: Sonograph, Sonografeur, Sonographeur, medizinisch-technischer Assistent für Funktionsdiagnostik, MTAF, Medizinischer Technologe für Funktionsdiagnostik, medizinisch-technische Assistentin für Funktionsdiagnostik, EEG Assistentin, MTA Funktionsdiagnostik, Kardiologieassistentin
  fr: échographiste, technicien en échographie, technologue en électrophysiologie médicale, technologiste en échographie, sonographiste
  es: ecografista, técnico en ultrasonido, ecocardiografista, técnico en electrocardiograma, sonografista, técnico en ecografía, técnico de electrocardiograma
  ja: 超音波検査技師, 超音波検査士, エコー検査技師, 生理検査技師
biomedical-scientist ~ laboratory-technician
  en: biomedical scientist, medical laboratory scientist, medical laboratory technician, medical technologist, clinical laboratory scientist, MLT, MLS, clinical scientist, histotechnologist, cytotechnologist, medical lab technician, clinical lab scientist, medical laboratory technologist, histologist, microbiologist clinical, histotechnician, HCPC biomedical scientist, clinical laboratory technologist, clinical laboratory technician, embryologist, andrologist, cytologist, clinical biochemist, biomedical support worker, specialist biomedical scientist, associate practitioner pathology, blood bank technologist, medical lab scientist, clinical lab technician, medical laboratory assistant, medical lab technologist, histology technician, healthcare scientist, cytoscreener, clinical microbiologist, clinical embryologist, pathology assistant, medical lab tech, pathologists' assistant, clinical lab technologist, biomedical laboratory scientist, genetic technologist, genetic counselor, genetic counsellor, transfusion practitioner, biomedical analyst, haematology biomedical scientist
  de: medizinisch-technischer Laboratoriumsassistent, medizinisch-technische Laboratoriumsassistentin, MTLA, Medizinischer Technologe für Laboratoriumsanalytik, Medizinische Technologin für Laboratoriumsanalytik, medizinisch-technischer Assistent, medizinisch-technische Assistentin, MTA, biomedizinischer Analytiker, biomedizinische Analytikerin, Laborassistent MTLA, BMA Biomedizin, medizinischer Laborant, Medizinischer Technologe, medizinischer Laborassistent, Biomediziner, Biomedizinerin, Embryologin, Embryologe
  fr: technicien de laboratoire médical, technicienne de laboratoire médical, technicien de laboratoire d'analyses médicales, technicien de biologie médicale, biologiste médical, technologue médical, technologiste médical, technicienne de biologie médicale, technologiste médicale, technologue de laboratoire médical, biologiste médicale, technicien d'analyses biomédicales, technicien d'analyses médicales, technicienne d'analyses biomédicales, technicien en analyses biomédicales, technicienne d'analyses médicales, embryologiste, technicien de laboratoire de biologie médicale, biologiste clinique
  es: técnico de laboratorio clínico, técnica de laboratorio clínico, bioquímico clínico, analista clínico, técnico en laboratorio clínico, microbiólogo clínico, técnico superior de laboratorio clínico, TSLC, tecnólogo médico, bioanalista, técnico en anatomía patológica, técnico de anatomía patológica, embriólogo, embrióloga, laboratorista clínico, facultativo de análisis clínicos, técnico de análisis clínicos, tecnóloga médica, bacteriólogo, bacterióloga
  ja: 臨床検査技師, 検査技師, 衛生検査技師, 胚培養士
  xx: biomédico, biomédica, tecnico di laboratorio biomedico, medisch analist, biomedisch analist, biomedicinsk analytiker, bioanalytiker, bioingeniør, diagnosta laboratoryjny, bioanalyytikko, diagnosta laboratoryjna, analista de laboratório clínico, técnico de análises clínicas, biomedicinsk analytiker BMA, medisch laboratoriumtechnoloog
laboratory-technician ~ biomedical-scientist
  en: laboratory technician, lab technician, laboratory assistant, lab assistant, lab tech, laboratory analyst, lab analyst, laboratory scientist, research laboratory technician, chemical laboratory technician, laboratory technologist, laboratory operative, lab aide, laboratory aide, research technician, laboratory support worker, lab technologist, QC laboratory technician, QC analyst, biology technician, chemistry technician, laboratory associate, lab scientist, lab associate, animal technician, laboratory animal technician, biological technician, chemical technician, laboratory manager, lab manager, environmental laboratory technician, lab supervisor, laboratory supervisor, laboratory researcher, quality control analyst, materials laboratory technician, biotechnician, microbiology technician, laboratory coordinator, laboratory processor, specimen processor, lab processor, cell culture technician, chemical analyst, water quality technician, water laboratory technician
  de: Laborant, Laborantin, Chemielaborant, Chemielaborantin, Biologielaborant, Biologielaborantin, Laborassistent, Laborassistentin, Labortechniker, chemisch-technischer Assistent, CTA, biologisch-technischer Assistent, BTA, Laborhelfer, Labormitarbeiter, Labormitarbeiterin, Laborleiter, Physiklaborant, Laborhilfe, Labortechnikerin, chemisch-technische Assistentin, biologisch-technische Assistentin, Laborleiterin, Lacklaborant, Chemotechniker, Chemikant Labor, Laborhilfskraft, Tierlaborant
  fr: technicien de laboratoire, technicienne de laboratoire, laborantine, aide de laboratoire, assistant de laboratoire, technicien chimiste, technicienne chimiste, responsable de laboratoire, assistante de laboratoire, agent de laboratoire, technicien d'analyses, technicien de recherche, technicien animalier, technicien laboratoire, technicienne laboratoire
  es: técnico de laboratorio, técnica de laboratorio, auxiliar de laboratorio, analista de laboratorio, asistente de laboratorio, laboratorista, técnico laboratorio, jefe de laboratorio, responsable de laboratorio, química de laboratorio, ayudante de laboratorio, analista químico
  ja: 実験助手, 研究補助, 試験分析, 分析スタッフ, 実験補助, 研究アシスタント, ラボテクニシャン
  xx: laborant medyczny, laboratoriumassistent, laboratorieassistent, tecnico di laboratorio, laboratorieingenjör, analist laboratorium, laboratoriummedewerker, laborant chemiczny, laborantti, laborantka, laboratorietekniker
phlebotomist ~ medical-assistant
  en: phlebotomist, phlebotomy technician, blood collector, venepuncturist, donor carer, blood donor carer, plasma center technician, phlebotomy tech, mobile phlebotomist, phlebotomist technician, donor care technician, plasma processing technician, blood collection technician
  de: Blutentnahmekraft, Blutabnahmekraft, Mitarbeiter Blutentnahme, Blutspendedienst Mitarbeiter
  fr: préleveur sanguin, préleveur, préleveuse, phlébotomiste, infirmier préleveur, infirmière préleveuse, technicien préleveur
  es: flebotomista, extractor de sangre, extraccionista, enfermera de extracciones, flebotomista clínico
  ja: 採血スタッフ, 採血担当
  xx: coletador de sangue, flebotomist, coletor de sangue, coletadora
psychologist ~ counsellor, psychiatrist
  en: psychologist, clinical psychologist, psychotherapist, child psychologist, assistant psychologist, licensed psychologist, therapist, behavioral psychologist, counselling psychologist, CBT therapist, forensic psychologist, cognitive behavioural therapist, neuropsychologist, occupational psychologist, sports psychologist, licensed therapist, mental health therapist, family therapist, marriage and family therapist, LMFT, child therapist, psychological therapist, high intensity therapist, counseling psychologist, industrial organizational psychologist, psychology assistant, psychometrist, licensed marriage and family therapist, trauma therapist, health psychologist, psychological counselor, behavioral health therapist, behavioral health clinician, mental health clinician, sex therapist, outpatient therapist, family psychologist
  de: Psychologe, Psychologin, Psychotherapeut, Psychotherapeutin, Diplompsychologe, psychologischer Psychotherapeut, psychologische Psychotherapeutin, Diplom-Psychologe, Kinder- und Jugendlichenpsychotherapeut, Kinder- und Jugendlichenpsychotherapeutin, Neuropsychologe, Neuropsychologin, Diplom-Psychologin, Psychologen, Therapeut, Therapeutin, Verkehrspsychologe, Arbeitspsychologe, klinischer Psychologe, klinische Psychologin, Familientherapeut, Diplompsychologin, Rechtspsychologe
  fr: psychologue, psychologue clinicien, psychologue clinicienne, psychothérapeute, neuropsychologue, psychologue du travail, thérapeute, psychanalyste, psychologue en EHPAD, thérapeute familial, psychoéducateur, psychoéducatrice
  es: psicólogo, psicóloga, psicólogo clínico, psicóloga clínica, psicoterapeuta, neuropsicólogo, neuropsicóloga, psicólogo sanitario, psicóloga sanitaria, psicólogo general sanitario, terapeuta, psicólogo infantil, psicóloga infantil, terapeuta familiar, psicólogo forense, psicólogo general, psicóloga general sanitaria
  ja: 臨床心理士, 公認心理師, 心理士, 心理カウンセラー, 心理職, 心理療法士
  xx: psycholoog, psykolog, psykologi, psychoterapeuta, GZ psycholoog, psykoterapeut, psikolog, gezondheidszorgpsycholoog
counsellor ~ psychologist, mental-health-support-worker
  en: counsellor, counselor, licensed professional counselor, LPC, LMHC, mental health counselor, mental health counsellor, family counsellor, crisis counselor, grief counselor, bereavement counsellor, marriage counselor, licensed mental health counselor, telephone counsellor, rehabilitation counselor, family counselor, crisis worker, crisis intervention specialist, behavioral health counselor, chaplain, counselling, relationship counsellor, helpline counsellor, crisis line counsellor, drug counselor, hospital chaplain, clinical counselor, wellbeing adviser, debt counselor, priest, vicar, pastor, minister of religion, imam, rabbi
  de: psychologischer Berater, psychologische Beraterin, Lebensberater, Lebensberaterin, Seelsorger, Seelsorgerin, Familienberater, Eheberater, Klinikseelsorger, Krankenhausseelsorger, Familienberaterin, Paartherapeut, Erziehungsberater, Pastorin, Pastoralreferent, Gemeindereferent, Krisenberater, Gemeindereferentin
  fr: conseiller psychologique, conseillère psychologique, conseiller conjugal, conseillère conjugale, conseiller familial, aumônier, prêtre, écoutant, écoutante, conseiller en santé mentale, psychopraticien, pasteur, écoutant social, conseillère conjugale et familiale
  es: consejero psicológico, consejera psicológica, consejero terapéutico, capellán, consejero matrimonial, consejero familiar, sacerdote, orientador familiar, terapeuta de pareja
  ja: カウンセラー, 相談カウンセラー, 電話相談員
dietitian ~ nutrition
  en: dietitian, dietician, registered dietitian, clinical dietitian, RDN, community dietitian, dietetic assistant, paediatric dietitian, food service dietitian, outpatient dietitian, specialist dietitian, dietary manager, diet technician, dietetic technician, renal dietitian
  de: Diätassistent, Diätassistentin, Diätologe, Diätologin, Ökotrophologe, Ökotrophologin, Diätberaterin, Diätberater
  fr: diététicien, diététicienne, diététicien nutritionniste, diététicienne nutritionniste, diététiste, diététiste-nutritionniste
  es: dietista, dietista-nutricionista, técnico en dietética, técnica en dietética, técnico superior en dietética
  ja: 管理栄養士, 栄養士
  xx: diëtist, dietista clinico, dietetyk, dietetyczka, klinisk diætist, ravitsemusterapeutti, diyetisyen, klinisk ernæringsfysiolog
nutrition ~ dietitian
  en: nutritionist, nutrition specialist, sports nutritionist, public health nutritionist, nutrition coach, nutrition consultant, nutrition coordinator, nutrition educator, WIC nutritionist, nutrition counselor, nutrition adviser, clinical nutritionist
  de: Ernährungsberater, Ernährungsberaterin, Ernährungswissenschaftler, Ernährungswissenschaftlerin, Ernährungscoach
  fr: nutritionniste, conseiller en nutrition, conseillère en nutrition, nutritionniste du sport, médecin nutritionniste
  es: nutricionista, asesor nutricional, licenciado en nutrición, licenciada en nutrición, asesora nutricional, nutriólogo, nutrióloga, coach nutricional
  ja: ニュートリショニスト, 栄養アドバイザー, 栄養カウンセラー
optometrist ~ dispensing-optician
  en: optometrist, ophthalmic optician, resident optometrist, doctor of optometry, orthoptist, pre-reg optometrist, pre-registration optometrist, locum optometrist, OD optometrist, optometry, contact lens optician
  de: Optometristin, Orthoptistin
  fr: optométriste, orthoptiste
  es: óptico optometrista, optometrista, óptica optometrista, ortoptista
  ja: 視能訓練士, オプトメトリスト, 検眼士
  xx: optometrista clínico, optiker legitimerad, leg optiker, ortottista, optometristka, optometri
dispensing-optician ~ optometrist
  en: optician, dispensing optician, optical assistant, optical consultant, optical technician, optical sales associate, eyewear consultant, optician assistant, optical advisor, optical retail assistant, licensed optician, optical lab technician, spectacle maker, optical manager, optical dispenser, optical sales assistant, optical associate, ophthalmic dispenser
  de: Augenoptiker, Augenoptikerin, Optiker, Optikerin, Augenoptikermeister, Augenoptikermeisterin, Optikermeister
  fr: opticien, opticienne, opticien-lunetier, monteur-vendeur en optique, opticienne-lunetière, monteur vendeur optique
  es: óptico, óptica, auxiliar de óptica, asesor óptico, técnico óptico, auxiliar óptico
  ja: 眼鏡販売, 眼鏡スタッフ, 眼鏡士, 眼鏡作製技能士
  xx: opticien verkoper, ottico, optyk, optikko, oculista ottico, técnico em óptica, optikassistent
audiologist ~ speech-therapist
  en: audiologist, hearing aid dispenser, hearing aid audiologist, hearing instrument specialist, hearing care assistant, clinical audiologist, audiology assistant, hearing specialist, hearing aid specialist, hearing aid practitioner, hearing care professional, assistant audiologist, hearing instrument practitioner, audiometrist, audiology technician
  de: Hörakustiker, Hörakustikerin, Hörgeräteakustiker, Hörgeräteakustikerin, Audiologe, Audiologin, Hörakustikermeister, Hörakustikmeister, Hörakustikmeisterin, Hörgeräteakustikermeister
  fr: audioprothésiste, audiologiste, assistant audioprothésiste, assistante audioprothésiste, technicien audioprothésiste
  es: audioprotesista, audiólogo, audióloga, técnico en audioprótesis, audiometrista, técnico audioprotesista
  ja: 補聴器販売, 聴覚士, 認定補聴器技能者, オージオロジスト
  xx: audicien, audionom, audioprotesista sanitario, protetyk słuchu, audioloog, fonoaudiologista, audiometrist klinisk, audiologista
prosthetist ~ dental-technician, orthopaedic-shoemaker
  en: prosthetist, orthotist, orthopaedic technician, orthopedic technician, prosthetic technician, certified prosthetist, orthotic technician, orthotist prosthetist, prosthetist and orthotist, cast technician, orthopaedic practitioner, plaster technician, orthotic fitter
  de: Orthopädietechniker, Orthopädietechnikerin, Orthopädietechnik-Mechaniker, Orthopädiemechaniker, Bandagist, Orthopädietechniker Meister, Orthopädietechnik-Mechanikerin, Orthopädietechnikermeister, Gipser Pflege
  fr: orthoprothésiste, orthésiste, prothésiste, podo-orthésiste, orthésiste-prothésiste, technicien orthoprothésiste, applicateur en orthopédie
  es: ortoprotésico, ortoprotesista, técnico ortopédico, técnico ortoprotésico, técnica ortopédica, ortesista protesista
  ja: 義肢装具士
  xx: orthopedisch technicus, technik ortopeda, ortopedingenjör, ortopeditekniker, técnico ortopédico hospitalar, protesista
orthopaedic-shoemaker ~ prosthetist, shoemaker
  en: orthopaedic shoemaker, orthopedic shoemaker, pedorthist, orthopaedic footwear technician
  de: Orthopädieschuhmacher, Orthopädieschuhmacherin, Orthopädieschuhtechniker, Orthopädieschuhmachermeister
  fr: podo-orthésiste cordonnier, bottier orthopédiste, cordonnier orthopédiste
  es: zapatero ortopédico, técnico en calzado ortopédico
podiatrist
  en: podiatrist, chiropodist, foot health practitioner, foot care assistant, chiropody, community podiatrist, podiatric physician, podiatric surgeon, foot doctor, podiatry
  de: Podologe, Podologin, Fußpfleger, Fußpflegerin, medizinischer Fußpfleger, medizinische Fußpflegerin, medizinische Fußpflege, Podolog
  fr: podologue, pédicure-podologue, podiatre
  es: podólogo, podóloga, podiatra
  ja: フットケアスタッフ, フットケア
  xx: pedicure medisch, podotherapeut, podiatra estetico, fotterapeut, fodterapeut, medicinsk fotterapeut, jalkaterapeutti, medisch pedicure
chiropractor ~ physiotherapist
  en: chiropractor, osteopath, acupuncturist, homeopath, naturopath, alternative medicine practitioner, associate chiropractor, naturopathic doctor, chiropractic physician, osteopathic physician, traditional chinese medicine practitioner, hypnotherapist, doctor of chiropractic, herbalist
  de: Heilpraktiker, Heilpraktikerin, Osteopathin, Chiropraktiker, Chiropraktikerin, Homöopath, Homöopathin, Chiropraktor, Akupunkteur
  fr: ostéopathe, chiropracteur, chiropraticien, acupuncteur, naturopathe, homéopathe, chiropraticienne, acupuncteure, hypnothérapeute, acupunctrice
  es: quiropráctico, osteópata, acupuntor, naturópata, acupuntora, quiropráctica, homeópata, acupunturista, quiropractor
  ja: 柔道整復師, 整体師, 鍼灸師, はり師, カイロプラクター, 鍼灸マッサージ師, セラピスト整体
  xx: osteopaat, kiropraktor, naprapat, chiropratico, quiropraxista, chiropracticus
massage-therapist ~ beautician, sports-therapist
  en: massage therapist, licensed massage therapist, LMT, masseur, masseuse, spa therapist, holistic therapist, reflexologist, massage practitioner, bodywork therapist, shiatsu practitioner, spa massage therapist, registered massage therapist, RMT, sports massage therapist, ayurvedic therapist, aromatherapist, massager, remedial massage therapist, mobile massage therapist, body therapist, complementary therapist, medical massage therapist
  de: Masseurin, Massagetherapeut, Massagetherapeutin, Wellnessmasseur, Wellnessmasseurin, Wellnesstherapeut, Wellnesstherapeutin, Spa Therapeut, Spa Therapeutin, Heilmasseurin
  fr: massothérapeute, spa praticien, spa praticienne, praticien bien-être, praticienne bien-être, praticien massage, praticien en massage, réflexologue, praticien spa, praticienne spa, masseur bien-être
  es: masajista, quiromasajista, terapeuta de spa, masoterapeuta, terapeuta corporal, terapeuta spa, reflexólogo, quiromasajista terapeuta
  ja: マッサージ師, あん摩マッサージ指圧師, マッサージセラピスト, スパセラピスト, リラクゼーションセラピスト, セラピスト, ボディセラピスト
  xx: massaggiatore, massaggiatrice, masażysta, masażystka, massör, massøse, massoterapeuta, hieroja, massageterapeut, operatore massaggi, massageterapeut klassisk
sports-therapist ~ physiotherapist, fitness-instructor
  en: sports therapist, athletic trainer, exercise physiologist, sports rehabilitator, certified athletic trainer, exercise specialist, clinical exercise physiologist, kinesiologist, sports scientist, head athletic trainer, sport and exercise scientist, rehabilitation instructor
  de: Sporttherapeut, Sporttherapeutin, Sportwissenschaftler, Sportwissenschaftlerin, Bewegungstherapeut, Bewegungstherapeutin, Trainingstherapeut, Sport- und Bewegungstherapeut, Trainingstherapeutin
  fr: thérapeute du sport, enseignant en activité physique adaptée, enseignant APA, kinésiologue, enseignante APA, professeur APA, éducateur APA, thérapeute sportif, enseignant activité physique adaptée
  es: terapeuta deportivo, readaptador deportivo, readaptador físico, readaptadora deportiva, readaptador, preparador físico
  ja: アスレティックトレーナー, スポーツトレーナー, 健康運動指導士
respiratory-therapist ~ nurse
  en: respiratory therapist, respiratory care practitioner, registered respiratory therapist, RRT, CRT respiratory, respiratory care therapist, pulmonary function technologist, cardiopulmonary therapist, respiratory technician, certified respiratory therapist, dialysis technician, hemodialysis technician, dialysis patient care technician, renal technician, dialysis tech, dialysis assistant, infusion technician, dialysis healthcare assistant, pulmonary technician
  de: Atmungstherapeut, Atmungstherapeutin, Atemtherapeut, Atemtherapeutin, Dialyseassistent, Dialysefachkraft, Dialysefachangestellte
  fr: inhalothérapeute, technicien de dialyse, technicien en hémodialyse, technicien dialyse
  es: terapeuta respiratorio, técnico en hemodiálisis, técnico de diálisis, terapista respiratorio, terapeuta respiratoria, técnico de hemodiálisis
  ja: 呼吸療法認定士, 透析技士, 呼吸療法士
clinical-research ~ biomedical-scientist, data-manager-clinical
  en: clinical research associate, CRA, clinical trial manager, clinical research coordinator, clinical trials coordinator, clinical trial assistant, study coordinator, clinical study manager, clinical project manager, clinical research nurse, research nurse, clinical research assistant, clinical research scientist, clinical operations manager, clinical scientist trials, clinical trial associate, clinical trial administrator, clinical study coordinator, clinical research manager, clinical monitor, clinical research physician, clinical research specialist, study nurse, clinical research technician, clinical operations lead, study start-up specialist, clinical trial specialist, clinical trials nurse
  de: Studienkoordinator Klinische Studien, klinischer Monitor, klinische Monitorin, Studienassistent, Studienassistentin, Studienschwester, Klinischer Studienmanager, Studienarzt, Clinical Research Associate CRA, Prüfarzt, klinischer Studienleiter, Studienpfleger, Studienärztin, klinischer Projektmanager
  fr: attaché de recherche clinique, attachée de recherche clinique, technicien d'études cliniques, chef de projet clinique, coordinateur d'études cliniques, coordonnateur de recherche clinique, technicienne d'études cliniques, coordinatrice d'études cliniques, coordonnatrice de recherche clinique, infirmier de recherche clinique, infirmière de recherche clinique, ARC moniteur, cheffe de projet clinique, technicien de recherche clinique, coordinateur de recherche clinique
  es: monitor de ensayos clínicos, coordinador de ensayos clínicos, coordinadora de ensayos clínicos, monitora de ensayos clínicos, data entry de ensayos clínicos, asociado de investigación clínica, study coordinator ensayos clínicos, coordinador de estudios clínicos, asistente de ensayos clínicos, coordinador de investigación clínica, enfermera de ensayos clínicos
  ja: 治験コーディネーター, 臨床開発モニター, 臨床開発, 臨床研究コーディネーター, 治験モニター, 治験事務局, 臨床開発職
data-manager-clinical ~ clinical-research
  en: clinical data management, pharmacovigilance officer, drug safety associate, pharmacovigilance specialist, drug safety specialist, medical information specialist, pharmacovigilance associate, medical advisor pharma, medical affairs manager, drug safety officer, pharmacovigilance scientist, medical communications, medical liaison, medical affairs director, scientific affairs manager, pharmacovigilance manager, drug safety scientist, medical science liaison manager, medical advisor, medical affairs scientist, scientific advisor pharma, pharmacovigilance physician, clinical database developer, drug safety physician, medical information officer
  de: Drug Safety Manager, Pharmakovigilanz Manager, Medizinischer Redakteur, Stufenplanbeauftragter, medizinischer Berater, Informationsbeauftragter, Pharmakovigilanz, Medical Managerin, Arzneimittelsicherheit, medizinisch-wissenschaftlicher Berater
  fr: chargé de pharmacovigilance, chargée de pharmacovigilance, data manager clinique, responsable scientifique régional, responsable pharmacovigilance, assistant affaires réglementaires, pharmacien pharmacovigilance, conseiller scientifique
  es: técnico de farmacovigilancia, técnico de registros farmacéuticos, asesor científico médico, asesor médico, especialista en farmacovigilancia, asesora médica, técnica de registros
  ja: 医薬品安全性情報, ファーマコビジランス, 安全性情報担当, データマネジメント 治験
medical-coder ~ records-clerk, medical-biller
  en: medical coder, clinical coder, coding specialist, medical coding specialist, clinical coding officer, inpatient coder, certified professional coder, health information manager, clinical documentation specialist, outpatient coder, HIM coder, coding auditor, medical records coder, risk adjustment coder, clinical coding, health information specialist, coding compliance auditor, medical coding auditor, cancer registrar, health information management technician, clinical documentation improvement specialist, medical records specialist, remote coder, certified coder, HCC coder, CDI specialist, tumor registrar, clinical informaticist, nurse informaticist, patient records technician
  de: Medizinischer Kodierer, medizinische Kodierfachkraft, Kodierfachkraft, Medizincontroller, Medizincontrollerin, medizinischer Dokumentar, medizinische Dokumentarin, medizinische Dokumentationsassistentin, klinische Kodierfachkraft, Medizinische Kodierassistentin, klinischer Kodierer, DRG Kodierer, medizinischer Dokumentationsassistent, Medizinisches Controlling, Fachangestellte für medizinische Dokumentation
  fr: technicien d'information médicale, technicienne d'information médicale, codeur médical, archiviste médicale codeuse, technicien de l'information médicale, technicienne de l'information médicale
  es: codificador clínico, técnico en documentación sanitaria, codificadora clínica, técnico de documentación sanitaria, codificador médico, documentalista clínico, técnico superior en documentación sanitaria, documentalista sanitario
  ja: 診療情報管理, 医療コーダー, 診療録管理
medical-biller ~ medical-coder
  en: medical biller, medical billing specialist, medical billing, hospital billing clerk, patient accounts representative, insurance verification specialist, medical billing clerk, patient financial counselor, medical biller and coder, medical collections specialist, patient registrar, patient registration clerk, prior authorization specialist, medical billing representative, medical billing and coding specialist, billing and coding specialist, patient registration representative, patient registration specialist, hospital admitting clerk, admitting clerk, admissions clerk hospital, patient admissions clerk, revenue cycle specialist, patient access specialist, revenue cycle manager, patient access associate, medical claims processor, admitting representative, patient access registrar, denials specialist, patient financial services representative
  de: Patientenabrechnung, Mitarbeiter Patientenverwaltung, Abrechnungskraft Arztpraxis, Mitarbeiter Patientenabrechnung, Patientenaufnahme, Mitarbeiter Patientenaufnahme, Abrechnungsfachkraft Medizin, Mitarbeiterin Patientenaufnahme, Sachbearbeiter Patientenabrechnung, Zahnärztliche Abrechnung
  fr: agent des admissions hospitalières, agent de facturation hospitalière, gestionnaire de facturation hospitalière, agent d'admission hospitalière, agent des admissions, agent d'admission, agente d'admission, agente des admissions, gestionnaire admissions et facturation, agent admissionniste, hôtesse d'admission, télésecrétaire médicale
  es: facturador médico, administrativo de admisión hospitalaria, facturador hospitalario, facturadora médica, administrativo de admisiones hospital, facturación médica, administrativo de admisión, facturador de salud
  ja: 医療事務 レセプト, レセプト, レセプト請求, レセプト業務, 入院受付
healthcare-manager ~ practice-manager, care-home-manager
  en: healthcare manager, health services manager, hospital manager, hospital administrator, clinical manager, healthcare administrator, service manager NHS, clinical services manager, clinical lead, health care administrator, medical services manager, clinic director, clinical director, hospital director, director of clinical services, medical and health services manager, healthcare director, patient services manager, clinical team lead, clinical supervisor, healthcare operations manager, clinical operations director, public health manager, health center manager, patient experience manager, radiology manager, clinical coordinator, patient access manager, clinical program manager, clinical team leader, health programme manager, clinical service lead, director of rehab, rehab director, therapy manager, ambulatory services manager, hospital chief executive, population health manager, clinical governance manager, clinical quality manager, head of clinical services, infection preventionist, infection control nurse, infection prevention nurse
  de: Klinikmanager, Klinikleiter, Krankenhausmanager, Gesundheitsmanager, Krankenhausdirektor, Klinikmanagerin, Kaufmann im Gesundheitswesen, Kauffrau im Gesundheitswesen, Gesundheitsmanagerin, Klinikdirektor, Verwaltungsdirektor Krankenhaus, Kaufmännischer Leiter Klinik, Therapieleiter, Therapieleitung, Hygienefachkraft, ärztlicher Leiter, ärztlicher Direktor, ärztliche Leitung, MVZ Leiter, MVZ Leitung, Qualitätsmanager Klinik, leitender Therapeut
  fr: directeur d'hôpital, directrice d'hôpital, directeur de clinique, directrice de clinique, directeur d'établissement de santé, responsable de soins, directeur d'établissement médico-social, directeur médical, cadre rééducateur, directrice médicale, infirmier hygiéniste, infirmière hygiéniste, chef de service éducatif, chef de service médico-social, cadre de rééducation, chef de service social, cheffe de service éducatif, cheffe de service médico-social, chef de service médical
  es: gerente de hospital, director de hospital, gestor sanitario, directora de hospital, gestora sanitaria, coordinador clínico, coordinadora clínica, gerente hospitalario, administrador de hospital, gerente de centro médico, director asistencial, coordinador asistencial
  ja: 病院管理者, 病院事務長, 医療経営, 病院経営企画
veterinarian ~ veterinary-nurse
  en: veterinarian, vet, veterinary surgeon, veterinary doctor, DVM, associate veterinarian, small animal vet, equine vet, vet surgeon, locum vet, farm vet, official veterinarian, emergency veterinarian, veterinary officer, small animal veterinarian, large animal vet, mixed practice vet, veterinary clinician, meat hygiene inspector, veterinary pathologist, small animal veterinary surgeon, out of hours vet, equine veterinary surgeon, ER veterinarian, relief veterinarian
  de: Tierarzt, Tierärztin, Veterinär, Veterinärin, Assistenztierarzt, Assistenztierärztin, Tiermediziner, Tiermedizinerin, Amtstierarzt, amtlicher Tierarzt, Amtstierärztin, Kleintierarzt, amtlicher Fachassistent, Pferdetierarzt, Tierärzte
  fr: vétérinaire, docteur vétérinaire, médecin vétérinaire, vétérinaire canin, vétérinaire rural, vétérinaire équin, vétérinaire collaborateur, vétérinaire praticien
  es: veterinario, veterinaria, médico veterinario, médica veterinaria, veterinario clínico, veterinaria clínica, inspector veterinario, veterinario de pequeños animales
  ja: 獣医師, 獣医, 動物病院獣医師
  xx: dierenarts, lekarz weterynarii, weterynarz, dyrlæge, veterinær, eläinlääkäri, veteriner, veterinario ambulatoriale
veterinary-nurse ~ veterinarian, animal-carer
  en: veterinary nurse, vet nurse, RVN, veterinary technician, vet tech, veterinary assistant, registered veterinary nurse, veterinary care assistant, animal nursing assistant, student veterinary nurse, animal nurse, veterinary technologist, credentialed veterinary technician, vet assistant, licensed veterinary technician, RVT, certified veterinary technician, head veterinary nurse, registered veterinary technician, veterinary nursing assistant, head vet nurse, veterinary tech, patient care assistant veterinary, emergency veterinary technician
  de: tiermedizinischer Fachangestellter, tiermedizinische Fachangestellte, TFA, Tierarzthelferin, Tierarzthelfer, Tierpflegerin Tierklinik, tiermedizinischer Praxisassistent, tiermedizinische Praxisassistentin, Tierarztassistentin, TPA Tierarztpraxis, tierärztliche Assistenz
  fr: auxiliaire vétérinaire, assistant vétérinaire, assistante vétérinaire, auxiliaire spécialisé vétérinaire, auxiliaire spécialisée vétérinaire, technicien en santé animale, technicienne en santé animale, aide vétérinaire
  es: auxiliar veterinario, auxiliar de veterinaria, asistente veterinario, enfermera veterinaria, asistente técnico veterinario, ATV, auxiliar técnico veterinario, auxiliar clínico veterinario, auxiliar veterinaria, técnico veterinario, asistente veterinaria
  ja: 動物看護師, 愛玩動物看護師, 獣医助手, 動物病院スタッフ, 動物看護士
  xx: dierenartsassistent, paraveterinair, djursjukskötare, enfermeiro veterinário, technik weterynarii, veterinærsygeplejerske, dyrepleier, dierenartsassistente, djurskötare, assistente veterinario, veterinærsykepleier
animal-carer ~ veterinary-nurse, farm-worker
  en: animal care assistant, animal carer, zookeeper, zoo keeper, kennel assistant, dog walker, dog groomer, pet groomer, animal caretaker, kennel technician, pet sitter, animal keeper, cattery assistant, animal care technician, animal welfare assistant, dog trainer, animal attendant, kennel attendant, animal trainer, dog handler, animal control officer, groomer, dog bather, pet care specialist, kennel hand, dog daycare attendant, animal welfare officer, dog warden, animal care worker, animal care specialist, stable hand, groom stable, animal shelter worker, animal rescue officer, kennel worker, horse groom, zoo assistant, aquarist, pet care associate, stable groom, animal groomer, animal caregiver, pet stylist, wildlife rehabilitator, animal behaviourist, aquarium keeper, head groom, stud groom
  de: Tierpfleger, Tierpflegerin, Zootierpfleger, Hundetrainer, Hundefriseur, Pferdepfleger, Pferdepflegerin, Pferdewirt, Pferdewirtin, Hundesitter, Hundepfleger, Zootierpflegerin, Hundetrainerin, Bereiter, Bereiterin, Hundefriseurin, Tierheimmitarbeiter, Pferdewirtschaftsmeister, Hundeführer, Tierwärter
  fr: soigneur animalier, soigneuse animalière, agent animalier, toiletteur canin, toiletteuse canine, palefrenier, palefrenière, agent de refuge animalier, promeneur de chiens, agent cynotechnique, éducateur canin, toiletteur, toiletteuse, gardien d'animaux, groom équestre, éducatrice canine, palefrenier soigneur, animalier de laboratoire, agente animalière, soigneur équin, cavalier soigneur
  es: cuidador de animales, cuidadora de animales, peluquero canino, peluquera canina, mozo de cuadra, adiestrador canino, cuidador de zoológico, paseador de perros, auxiliar de protectora, adiestradora canina, peluquero de mascotas, estilista canino, guía canino, cuidador canino, cuidador de caballos
  ja: 動物飼育員, 飼育員, トリマー, ドッグトレーナー, 厩務員, ペットシッター, 動物飼育スタッフ
  xx: dierenverzorger, djurvårdare, tratador de animais, trimsalonmedewerker, opiekun zwierząt, groomer psów, eläintenhoitaja, dyrepasser, hondentrimmer, hästskötare, dyrepasserassistent, hundtrimmare, toelettatore, hundefører, tosador
`;
