import type { Facet } from '../../../../../src/contracts/job.ts';
import { REMOTE_WORK } from '../../../../../src/contracts/remote-work.ts';

type AttributeFacet = Extract<Facet, 'category' | 'workplace' | 'employmentType' | 'seniority'>;

/**
 * Words for job fields in several languages, by facet and value. A `form` is a name that applies to
 * only some of the jobs with the value; a title that contains the form is indexed under it.
 */
export const ATTRIBUTE_WORDS: readonly (readonly [
  facet: AttributeFacet,
  values: readonly string[],
  names: string,
  form?: string,
])[] = [
  [
    'category',
    ['it-and-support', 'engineering', 'data'],
    'it, IT-Branche, informatique, informática',
  ],
  ['workplace', ['remote'], REMOTE_WORK],
  [
    'workplace',
    ['hybrid'],
    `hybrid, hybrid work, hybride, híbrido, híbrida, hybrides Arbeiten, ハイブリッド, hybrydowa, ibrido`,
  ],
  ['workplace', ['on_site'], `onsite, vor Ort, sur site, presencial, 出社`],
  [
    'employmentType',
    ['part_time'],
    `part time, part-time, parttime, half time, few hours, Teilzeit, halbtags, Teilzeitjob,
    temps partiel, mi-temps, à temps partiel, media jornada, tiempo parcial, jornada parcial, medio tiempo, a tiempo parcial,
    パート, パートタイム, 時短, meio período, meio expediente, tempo parcial, deltijd, parttime werk, deltid, niepełny etat, part time job`,
  ],
  [
    'employmentType',
    ['part_time'],
    `Werkstudent, Werkstudentin, Werkstudentenjob, Werkstudententätigkeit, working student, student job, student jobs, Studentenjob,
    job étudiant, étudiant salarié, trabajo para estudiantes, 学生アルバイト`,
    'working-student',
  ],
  [
    'employmentType',
    ['part_time'],
    `Minijob, Minijobs, Mini-Job, Minijobber, Minijobberin, 450 Euro, 450 Euro Job, 450 Euro Basis, 520 Euro, 520 Euro Job, 520 Euro Basis,
    538 Euro, 538 Euro Job, 538 Euro Basis, 556 Euro, 556 Euro Job, 556 Euro Basis, 603 Euro, 603 Euro Job, 603 Euro Basis,
    geringfügig, geringfügige Beschäftigung, geringfügig Beschäftigte, Nebenjob`,
    'mini-job',
  ],
  [
    'employmentType',
    ['temporary', 'part_time'],
    `Aushilfe, Aushilfen, Aushilfsjob, Aushilfskraft`,
    'casual-work',
  ],
  [
    'employmentType',
    ['full_time'],
    `full time, full-time, fulltime, Vollzeit, temps plein, temps complet, tiempo completo, jornada completa,
    正社員, フルタイム, tempo integral, tempo pieno, voltijd, heltid, pełny etat`,
  ],
  [
    'employmentType',
    ['internship'],
    `internship, intern, interns, traineeship, work placement, summer internship, placement year,
    Praktikum, Praktikant, Praktikantin, Praktika, stage, stagiaire, prácticas, becario, becaria, pasantía, pasante,
    インターン, インターンシップ, estágio, estagiário, tirocinio, stageplaats, praktik, staż`,
  ],
  [
    'employmentType',
    ['temporary'],
    `temporary, temp, temp work, temping, temp job, fixed term, fixed-term, seasonal, seasonal work, short term, casual, holiday job, summer job,
    maternity cover, interim, befristet, Zeitarbeit, Leiharbeit, Saisonarbeit, Ferienjob,
    CDD, intérim, intérimaire, saisonnier, temporaire, temporal, eventual, trabajo temporal,
    派遣, 派遣社員, 短期, 契約社員, temporário, tijdelijk, vikariat, praca tymczasowa`,
  ],
  [
    'employmentType',
    ['contract'],
    `contract, contractor, contracting, freelance, freelancer, self employed, self-employed, day rate, 1099,
    freiberuflich, Freiberufler, selbstständig, selbständig, indépendant, autónomo, por contrato, フリーランス, 業務委託, zzp, zzper`,
  ],
  [
    'employmentType',
    ['volunteer'],
    `volunteer, volunteers, volunteering, voluntary, voluntary work, ehrenamtlich, Ehrenamt, bénévole, bénévolat, voluntario, voluntaria, voluntariado, ボランティア`,
  ],
  [
    'seniority',
    ['entry_level'],
    `entry level, entry-level, graduate, graduates, grad, new grad, no experience, without experience, school leaver, beginner, first job, no qualifications,
    Berufseinsteiger, Berufseinstieg, Einsteiger, ohne Erfahrung, Quereinsteiger, Quereinsteigerin, Quereinstieg, ohne Ausbildung, Absolvent, Absolventin, Absolventen,
    débutant, débutante, sans expérience, sans diplôme, jeune diplômé, jeune diplômée,
    sin experiencia, principiante, recién graduado, recién titulado, sin estudios, primer empleo,
    未経験, 未経験者, 新卒, sem experiência, senza esperienza, zonder ervaring, bez doświadczenia`,
  ],
  [
    'seniority',
    ['entry_level'],
    `apprentice, apprentices, apprenticeship, apprenticeships, degree apprenticeship, Azubi, Azubis, Auszubildende, Auszubildender,
    Ausbildung, Ausbildungsplatz, Ausbildungsplätze, Ausbildungsstelle, Lehrling, Lehre, Lehrstelle, duales Studium, dual studieren,
    apprenti, apprentie, apprentis, apprentissage, alternance, alternant, alternante, en alternance, contrat d'apprentissage,
    contrat de professionnalisation, contrat pro, aprendiz, contrato de formación, FP dual, jovem aprendiz, apprendistato, apprendista, leerling, 見習い`,
    'apprentice',
  ],
  [
    'seniority',
    ['entry_level'],
    `trainee, trainees, Traineeprogramm, Trainee-Stelle, graduate scheme, graduate programme, graduate program`,
    'trainee',
  ],
  ['seniority', ['entry_level', 'associate'], `junior, jr, Juniorin, júnior, ジュニア`],
  ['seniority', ['senior'], `senior, sr, experienced senior, sénior, シニア`],
  ['seniority', ['lead'], `lead, team lead, teamleiter, teamleiterin, チームリーダー`],
  ['seniority', ['principal'], `principal, staff level`],
  ['seniority', ['director'], `director level, directors`],
  [
    'seniority',
    ['executive'],
    `executive, executives, c level, c-level, c suite, Führungskraft, Vorstand, cadre dirigeant, ejecutivo, 役員`,
  ],
];

/** Other names of categories, in several languages. */
export const CATEGORY_WORDS: readonly (readonly [id: string, names: string])[] = [
  [
    'engineering',
    'tech, technology, Technik, Ingenieurwesen, ingénierie, ingeniería, エンジニアリング, 技術',
  ],
  ['data', 'Daten, données, datos, データ'],
  ['design', 'Gestaltung, Grafik, diseño, デザイン'],
  ['product', 'Produkt, Produktmanagement, produit, producto, プロダクト'],
  ['sales', 'Vertrieb, Verkauf, vente, ventes, commerce, ventas, comercial, 営業, 販売'],
  ['marketing', 'communication, comunicación, Kommunikation, マーケティング'],
  [
    'finance',
    'accounting, banking, Finanzen, Buchhaltung, Rechnungswesen, comptabilité, finanzas, contabilidad, 経理, 財務, 金融',
  ],
  [
    'people',
    'hr, human resources, recruitment, Personal, Personalwesen, ressources humaines, RH, recursos humanos, RRHH, 人事, 採用',
  ],
  [
    'operations',
    'Betrieb, opérations, operaciones, construction, Bau, bâtiment, BTP, construcción, 建設',
  ],
  [
    'customer-service',
    'Kundenservice, Kundendienst, service client, relation client, atención al cliente, カスタマーサービス, カスタマーサポート',
  ],
  ['legal', 'law, Recht, Jura, juridique, droit, derecho, jurídico, 法務'],
  [
    'healthcare',
    'health, medical, nursing, care, Gesundheit, Gesundheitswesen, Pflege, Medizin, santé, soins, médical, salud, sanidad, 医療, 介護, 看護',
  ],
  [
    'education',
    'teaching, school, Bildung, Pädagogik, enseignement, éducation, educación, enseñanza, docencia, 教育',
  ],
  [
    'manufacturing',
    'production, factory, Produktion, Fertigung, industrie, fabrication, producción, fabricación, fábrica, 製造, 工場',
  ],
  [
    'hospitality',
    'catering, hotel, restaurant, tourism, Gastronomie, Gastgewerbe, Hotellerie, restauration, hôtellerie, tourisme, hostelería, hotelería, turismo, 飲食, ホテル',
  ],
  [
    'logistics',
    'warehouse, transport, delivery, Logistik, Lager, logistique, logística, almacén, 物流, 倉庫',
  ],
  [
    'administration',
    'admin, office, clerical, Verwaltung, Büro, bureau, secrétariat, administración, administrativo, oficina, 事務',
  ],
];

/** Words about searching for work, which do not describe the work. */
export const SEARCH_WORDS = `job, jobs, work, vacancy, vacancies, position, positions, opening, openings, role, roles, career, careers, employment, opportunity, opportunities,
  hiring, hire, now hiring, urgent, urgently, needed, need, wanted, want, looking, looking for, look for, but, aber, mais, pero, find, search, seeking, apply, available, immediate start, near me, around me, in the world, worldwide, well paid, good pay, high paying, best, top, latest, new, experienced, qualified,
  Stelle, Stellen, Stellenangebot, Stellenangebote, Arbeit, Jobsuche, gesucht, suche, Job als,
  emploi, emplois, offre, offres, poste, postes, recrutement, recherche, travail, cherche,
  trabajo, trabajos, empleo, empleos, oferta, ofertas, vacante, vacantes, puesto, busco, se busca,
  求人, 仕事, 募集, 転職, バイト, アルバイト, vaga, vagas, emprego, lavoro, offerte di lavoro, baan, vacature, vacatures, jobb, lediga jobb, praca, oferty pracy`;
