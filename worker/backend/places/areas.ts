import { splitSearchWords } from '../jobs/search/query/split-search-words.ts';
import type { Point } from './distance.ts';

/** A circle around a point, in kilometres. */
export interface Circle extends Point {
  readonly km: number;
}

/** A part of a country that has a common name but is not a region in the gazetteer. */
export interface NamedArea {
  readonly name: string;
  /** ISO 3166-1; undefined if the area spans several countries. */
  readonly country: string | undefined;
  /** ISO 3166-2. */
  readonly regions: readonly string[];
  readonly circles: readonly Circle[];
}

/*
 * The first name of each area is the one displayed. The second string lists regions in the
 * gazetteer; circles (degrees north / degrees east / kilometres) with their country; or, after `=`,
 * areas defined above. The circles include all towns in an area and a few just outside it, because
 * exact borders would take up megabytes.
 */
const AREAS: readonly (readonly [names: string, where: string])[] = [
  ['Greater London', 'GB 51.49/-0.1/23 51.56/0.22/6 51.5/-0.45/6'],
  ['Kent', 'GB 51.21/0.95/40 51.27/0.52/25 51.4/0.28/9'],
  ['Surrey', 'GB 51.23/-0.45/21 51.3/-0.52/17 51.21/-0.79/5'],
  ['East Sussex', 'GB 50.77/0.28/34 50.86/0.57/31'],
  ['West Sussex', 'GB 50.99/-0.47/29 51.11/-0.18/13'],
  ['Sussex', '= East Sussex + West Sussex'],
  ['Hampshire, Hants', 'GB 51.08/-1.25/34 51.28/-0.83/7 50.89/-1.62/19'],
  ['Isle of Wight', 'GB 50.67/-1.25/15'],
  ['Berkshire', 'GB 51.5/-0.79/15 51.4/-1.2/19'],
  ['Buckinghamshire, Bucks', 'GB 51.71/-0.69/16 52.02/-0.83/16'],
  ['Oxfordshire', 'GB 51.77/-1.37/34 51.54/-0.92/5'],
  ['Hertfordshire, Herts', 'GB 51.76/-0.24/17 51.91/-0.06/17 51.67/-0.45/7'],
  ['Essex', 'GB 51.71/0.81/37 51.76/0.29/18 51.52/0.35/9'],
  ['Bedfordshire, Beds', 'GB 52.01/-0.49/16 52.09/-0.26/9'],
  ['Cambridgeshire, Cambs', 'GB 52.43/-0.06/31 52.15/0.15/10'],
  ['Norfolk', 'GB 52.73/1.07/49'],
  ['Suffolk', 'GB 52.26/1.4/35 52.2/0.7/27'],
  ['Lincolnshire, Lincs', 'GB 53.25/-0.06/55 52.65/-0.48/16'],
  ['Nottinghamshire, Notts', 'GB 53.14/-0.95/28'],
  ['Derbyshire', 'GB 53.11/-1.61/28 53.41/-1.9/11 52.87/-1.43/15'],
  ['Leicestershire, Leics', 'GB 52.6/-1.1/27'],
  ['Rutland', 'GB 52.65/-0.65/12'],
  ['Northamptonshire, Northants', 'GB 52.34/-0.66/22 52.25/-0.88/20'],
  ['Warwickshire', 'GB 52.22/-1.55/21 52.37/-1.3/12 52.52/-1.47/9'],
  ['West Midlands', 'GB 52.49/-1.94/19 52.41/-1.51/9'],
  ['Staffordshire, Staffs', 'GB 52.88/-2.02/28 52.62/-1.69/10'],
  ['Shropshire', 'GB 52.65/-2.76/35'],
  ['Worcestershire, Worcs', 'GB 52.22/-2.19/23'],
  ['Herefordshire', 'GB 52.07/-2.7/28'],
  ['Gloucestershire, Glos', 'GB 51.75/-2.2/30'],
  ['Somerset', 'GB 51.12/-2.74/34 51.38/-2.36/6 51.2/-3.4/16'],
  ['Wiltshire, Wilts', 'GB 51.4/-1.95/28 51.07/-1.8/9'],
  ['Dorset', 'GB 50.68/-2.3/36 51/-2.3/12'],
  ['Devon', 'GB 50.75/-3.86/50 51.2/-4.1/10'],
  ['Cornwall', 'GB 50.1/-5.3/35 50.5/-4.75/35 50.8/-4.5/12'],
  ['Cheshire', 'GB 53.18/-2.57/26 53.23/-2.28/17'],
  ['Merseyside', 'GB 53.43/-2.98/18 53.65/-3/6'],
  ['Greater Manchester', 'GB 53.5/-2.25/20 53.53/-2.62/9'],
  ['Lancashire, Lancs', 'GB 53.88/-2.66/35 53.56/-2.8/8'],
  ['Cumbria, Lake District', 'GB 54.55/-3.11/55'],
  ['West Yorkshire, W Yorkshire', 'GB 53.74/-1.63/28'],
  ['South Yorkshire, S Yorkshire', 'GB 53.49/-1.37/19 53.52/-1.13/13'],
  ['North Yorkshire, N Yorkshire', 'GB 54.21/-0.97/47 53.98/-1.95/14 54.2/-1.5/27'],
  ['East Yorkshire, East Riding of Yorkshire, East Riding', 'GB 53.89/-0.53/33'],
  ['Yorkshire, Yorks', '= West Yorkshire + South Yorkshire + North Yorkshire + East Yorkshire'],
  ['County Durham, Co Durham', 'GB 54.65/-1.7/27 54.85/-1.83/13 54.7/-1.33/13'],
  ['Teesside, Tees Valley', 'GB 54.57/-1.25/16 54.52/-1.55/8'],
  ['Tyne and Wear, Tyneside', 'GB 54.95/-1.5/16'],
  ['Northumberland', 'GB 55.42/-1.77/44 54.97/-2.1/15 55.1/-1.6/9'],
  [
    'West Midlands region',
    '= West Midlands + Staffordshire + Shropshire + Worcestershire + Herefordshire + Warwickshire',
  ],
  [
    'East Midlands',
    '= Derbyshire + Nottinghamshire + Leicestershire + Rutland + Northamptonshire + Lincolnshire',
  ],
  ['Midlands', '= West Midlands region + East Midlands'],
  ['East Anglia', '= Norfolk + Suffolk + Cambridgeshire'],
  ['Home Counties', '= Kent + Surrey + Essex + Hertfordshire + Buckinghamshire + Berkshire'],
  ['Thames Valley', '= Berkshire + Buckinghamshire + Oxfordshire'],
  ['Bristol area', 'GB 51.44/-2.63/12'],
  [
    'West Country, South West England, Southwest England',
    '= Cornwall + Devon + Somerset + Dorset + Wiltshire + Gloucestershire + Bristol area',
  ],
  [
    'South East England, Southeast England',
    '= Home Counties + Sussex + Hampshire + Isle of Wight + Oxfordshire',
  ],
  [
    'North West England, Northwest England',
    '= Greater Manchester + Merseyside + Cheshire + Lancashire + Cumbria',
  ],
  [
    'North East England, Northeast England',
    '= Tyne and Wear + County Durham + Teesside + Northumberland',
  ],
  ['Northern England, North of England', '= North West England + North East England + Yorkshire'],
  ['Scottish Highlands, Highlands, Highland Scotland', 'GB 57.3/-4.7/75 58.3/-4.2/70 57.4/-6.2/30'],
  ['Aberdeenshire', 'GB 57.3/-2.3/55'],
  ['Fife', 'GB 56.21/-3.13/26'],
  ['Tayside, Perthshire', 'GB 56.55/-3.3/36 56.56/-2.75/24'],
  ['Lothian, Lothians', 'GB 55.9/-3.2/20 55.9/-3.55/12 56/-2.6/17'],
  ['Lanarkshire', 'GB 55.78/-3.93/19'],
  ['Ayrshire', 'GB 55.5/-4.7/33'],
  ['Scottish Borders', 'GB 55.6/-2.75/38'],
  ['Dumfries and Galloway', 'GB 55.07/-3.6/28 54.93/-4.5/40'],
  ['Glasgow area, Greater Glasgow, Clydeside', 'GB 55.88/-4.3/25'],
  ['South Wales', 'GB 51.6/-3.4/40 51.62/-2.85/15'],
  ['West Wales, Pembrokeshire', 'GB 51.83/-4.64/50'],
  ['North Wales', 'GB 53.09/-3.63/44 53.3/-4.4/18'],
  ['Mid Wales, Powys', 'GB 52.33/-3.6/50'],
  ['County Antrim, Co Antrim', 'GB 54.85/-6.15/40'],
  ['County Down, Co Down', 'GB 54.48/-5.75/25 54.15/-6.15/24'],
  ['County Armagh, Co Armagh', 'GB 54.35/-6.6/20'],
  ['County Londonderry, Co Londonderry, County Derry, Co Derry', 'GB 55.05/-6.95/28'],
  ['County Tyrone, Co Tyrone, Tyrone', 'GB 54.63/-7.1/34'],
  ['County Fermanagh, Co Fermanagh, Fermanagh', 'GB 54.35/-7.64/28'],

  ['County Dublin, Co Dublin, Greater Dublin', 'IE 53.35/-6.25/24'],
  ['County Kildare, Co Kildare', 'IE 53.22/-6.75/26'],
  ['County Meath, Co Meath, Meath', 'IE 53.62/-6.65/29'],
  ['County Wicklow, Co Wicklow', 'IE 53/-6.25/25'],
  ['County Louth, Co Louth', 'IE 53.9/-6.4/20'],
  ['County Wexford, Co Wexford', 'IE 52.45/-6.55/33'],
  ['County Kilkenny, Co Kilkenny', 'IE 52.6/-7.25/27'],
  ['County Carlow, Co Carlow', 'IE 52.75/-6.85/17'],
  ['County Waterford, Co Waterford', 'IE 52.2/-7.4/33'],
  ['County Tipperary, Co Tipperary', 'IE 52.65/-7.9/42'],
  ['County Cork, Co Cork', 'IE 51.95/-8.75/55'],
  ['County Kerry, Co Kerry, Kerry', 'IE 52.15/-9.65/42'],
  ['County Limerick, Co Limerick', 'IE 52.55/-8.75/32'],
  ['County Clare, Co Clare', 'IE 52.85/-9/35'],
  ['County Galway, Co Galway', 'IE 53.35/-8.75/47'],
  ['County Mayo, Co Mayo', 'IE 53.9/-9.3/42'],
  ['County Sligo, Co Sligo', 'IE 54.2/-8.55/25'],
  ['County Donegal, Co Donegal', 'IE 54.95/-7.9/45'],
  ['County Westmeath, Co Westmeath', 'IE 53.5/-7.5/26'],
  ['County Offaly, Co Offaly', 'IE 53.2/-7.6/27'],
  ['County Laois, Co Laois', 'IE 53/-7.35/22'],

  [
    'Ruhr area, Ruhr, Ruhrgebiet, Ruhrpott, Metropole Ruhr',
    'DE 51.52/7.1/27 51.43/6.75/14 51.38/7.47/6 51.66/7.7/12',
  ],
  [
    'Rhine-Main, Rhein-Main, Rhein-Main-Gebiet, Rhine-Main area, Frankfurt Rhein-Main',
    'DE 50.05/8.5/38',
  ],
  [
    'Rhine-Neckar, Rhein-Neckar, Rhein-Neckar-Kreis, Metropolregion Rhein-Neckar',
    'DE 49.45/8.55/26',
  ],
  ['Rhineland, Rheinland', 'DE 50.95/6.95/45'],
  ['Lake Constance, Bodensee, Bodenseeregion', 'DE 47.65/9.35/32'],
  ['Franconia, Franken', 'DE 49.5/11/45 49.85/10.1/45 50.2/11.2/45'],
  ['Northern Germany, North Germany, Norddeutschland', 'DE-HH DE-HB DE-SH DE-NI DE-MV'],
  ['Southern Germany, South Germany, Süddeutschland', 'DE-BY DE-BW'],
  ['Eastern Germany, East Germany, Ostdeutschland', 'DE-BE DE-BB DE-MV DE-SN DE-ST DE-TH'],
  ['Romandy, Romandie, Suisse romande, Westschweiz', 'CH-GE CH-VD CH-NE CH-JU CH-FR CH-VS'],
  [
    "French Riviera, Côte d'Azur, Cote d Azur, Costa Azul",
    'FR 43.7/7.2/32 43.5/6.85/20 43.25/6.3/42',
  ],
  ['Paris area, région parisienne, Greater Paris', 'FR-IDF'],
  ['Randstad', 'NL 52.25/4.75/32 52/4.45/28 52.1/5.1/18'],
  ['Costa del Sol', 'ES 36.65/-4.55/32 36.48/-5/22'],
  ['Costa Blanca', 'ES 38.3/-0.5/28 38.65/-0.05/30 38/-0.7/16'],
  ['Costa Brava', 'ES 41.95/3/42'],
  ['Algarve', 'PT 37.15/-8.2/62'],
  ['Øresund, Öresund, Oresund, Øresundsregionen', '55.7/12.8/48'],

  ['San Francisco Bay Area, Bay Area, SF Bay Area, SF Bay', 'US 37.65/-122.2/72'],
  ['Silicon Valley', 'US 37.36/-122/28'],
  ['Southern California, SoCal', 'US 34.1/-118/140 33/-117/75 34.5/-119.7/60'],
  ['Northern California, NorCal', 'US 38.1/-122/120 40.2/-122.5/170'],
  ['Pacific Northwest, PNW', 'US-WA US-OR'],
  ['New England', 'US-CT US-ME US-MA US-NH US-RI US-VT'],
  [
    'Midwest, Midwestern United States',
    'US-IL US-IN US-IA US-KS US-MI US-MN US-MO US-NE US-ND US-OH US-SD US-WI',
  ],
  ['West Coast, US West Coast', 'US-CA US-OR US-WA'],
  [
    'East Coast, US East Coast',
    'US-ME US-NH US-MA US-RI US-CT US-NY US-NJ US-PA US-DE US-MD US-DC US-VA US-NC US-SC US-GA US-FL',
  ],
  [
    'Tri-State area, Tri-State, Tristate, Tristate area, New York Tri-State area',
    'US 40.8/-73.9/85',
  ],
  ['Washington metro area, DC metro, DC metro area, DC area, DMV, DMV area', 'US 38.9/-77.1/48'],
  ['Research Triangle, Raleigh-Durham', 'US 35.88/-78.8/36'],
  ['Twin Cities', 'US 44.96/-93.2/38'],
  ['Dallas–Fort Worth area, DFW, DFW area, DFW Metroplex, Metroplex', 'US 32.85/-97/65'],
  ['Chicagoland', 'US 41.87/-87.9/62'],
  ['Atlantic Canada, Maritimes', 'CA-NB CA-NS CA-PE CA-NL'],

  ['Kanto, 関東, 関東地方', 'JP-08 JP-09 JP-10 JP-11 JP-12 JP-13 JP-14 JP.04 JP.38'],
  ['Greater Tokyo, 首都圏, 東京圏', 'JP-11 JP-12 JP-13 JP-14 JP.04'],
  ['Kansai, Kinki, 関西, 近畿, 近畿地方', 'JP-25 JP-26 JP-27 JP-28 JP-29 JP-30 JP.35'],
  ['Tokai, 東海, 東海地方', 'JP-21 JP-22 JP-23 JP-24 JP.01 JP.09 JP.37'],
  ['Tohoku, 東北, 東北地方', 'JP-02 JP-03 JP-04 JP-05 JP-06 JP-07 JP.08'],
  ['Kyushu, 九州, 九州地方', 'JP-40 JP-41 JP-42 JP-43 JP-44 JP-45 JP-46 JP.07 JP.18'],
  ['Shikoku, 四国', 'JP-36 JP-37 JP-38 JP-39 JP.20 JP.39'],
];

/** Removes stop words, such as the `and` in `Tyne and Wear`, as in search queries. */
const normalizeName = (name: string): string => splitSearchWords(name).join(' ');

const readArea = (
  name: string,
  where: string,
  known: ReadonlyMap<string, NamedArea>,
): NamedArea => {
  const parts = where.startsWith('= ')
    ? where
        .slice(2)
        .split(' + ')
        .flatMap((part) => known.get(normalizeName(part)) ?? [])
    : [];
  const words = where.split(' ');
  const regions = words.filter((word) => /^[A-Z]{2}[-.]\w+$/.test(word));
  const circles = words
    .filter((word) => word.includes('/'))
    .map((word) => word.split('/').map(Number))
    .map(([lat = 0, lon = 0, km = 0]) => ({ lat, lon, km }));
  return {
    name,
    country: parts[0]?.country ?? words.find((word) => /^[A-Z]{2}\b/.test(word))?.slice(0, 2),
    regions: [...regions, ...parts.flatMap((part) => part.regions)],
    circles: [...circles, ...parts.flatMap((part) => part.circles)],
  };
};

let areas: Map<string, NamedArea> | undefined;
const readAreas = (): Map<string, NamedArea> => {
  const known = new Map<string, NamedArea>();
  for (const [names, where] of AREAS) {
    const [first = '', ...others] = names.split(', ');
    const area = readArea(first, where, known);
    for (const name of [first, ...others]) known.set(normalizeName(name), area);
  }
  return known;
};

/** Finds the area with this name, folded or not: `kent`, `the Midlands`. */
export const findArea = (name: string): NamedArea | undefined => {
  areas ??= readAreas();
  return areas.get(normalizeName(name));
};
