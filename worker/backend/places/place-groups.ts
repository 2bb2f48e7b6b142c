/** Groups of countries: their folded names and the ISO 3166-1 codes of their members. */
const MEMBERS: readonly (readonly [names: string, codes: string])[] = [
  [
    'eu, european union, europaische union, union europeenne, union europea',
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE',
  ],
  [
    'europe, europa, ヨーロッパ, 欧州',
    `AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK
    MT NL NO PL PT RO RS RU SE SI SK SM UA VA XK`,
  ],
  ['dach, d a ch', 'DE AT CH'],
  [
    'nordics, nordic countries, scandinavia, skandinavien, scandinavie, escandinavia',
    'DK FI IS NO SE',
  ],
  ['benelux', 'BE NL LU'],
  ['baltics, baltic states, baltikum', 'EE LV LT'],
  ['iberia', 'ES PT'],
  ['cee, central europe, eastern europe, osteuropa', 'BG CZ EE HR HU LT LV PL RO SI SK'],
  ['north america, nordamerika, amerique du nord, norteamerica, 北米', 'US CA MX'],
  [
    'latin america, latam, lateinamerika, amerique latine, america latina, latinoamerica',
    'AR BO BR CL CO CR CU DO EC SV GT HN MX NI PA PY PE PR UY VE',
  ],
  [
    'south america, sudamerika, amerique du sud, sudamerica, america del sur',
    'AR BO BR CL CO EC GY PY PE SR UY VE',
  ],
  [
    'asia, asien, asie, アジア',
    `AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK
    PS QA SA SG SY TH TJ TM TR TW UZ VN YE`,
  ],
  [
    'apac, asia pacific',
    'AU BD BN CN FJ HK ID IN JP KH KR LA LK MM MN MO MY NP NZ PG PH PK SG TH TW VN',
  ],
  ['southeast asia, south east asia, asean', 'BN ID KH LA MM MY PH SG TH TL VN'],
  [
    'middle east, naher osten, moyen orient, oriente medio, mena',
    'AE BH EG IL IQ JO KW LB OM QA SA SY TR YE',
  ],
  ['gulf, gcc', 'AE BH KW OM QA SA'],
  [
    'africa, afrika, afrique',
    `AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG
    RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW`,
  ],
  ['oceania, ozeanien, oceanie', 'AU NZ FJ PG'],
  [
    'emea',
    'GB IE DE FR ES PT IT NL BE LU AT CH DK SE NO FI IS PL CZ SK HU RO BG GR HR SI EE LV LT AE SA IL TR EG ZA NG KE MA',
  ],
];

const codesByName = new Map(
  MEMBERS.flatMap(([names, codes]) =>
    names.split(', ').map((name) => [name, codes.split(/\s+/)] as const),
  ),
);

/** The countries in the group with this folded name; undefined if there is no such group. */
export const findGroupCountries = (name: string): readonly string[] | undefined =>
  codesByName.get(name);
