/**
 * Words that occur in many occupation names; each line has the forms of one word in several
 * languages.
 */
const LINES = `
engineer, ingenieur, ingenieurin, ingénieur, ingénieure, ingeniero, ingeniera, engenheiro, engenheira, ingegnere, inżynier, ingenjör
technician, Techniker, Technikerin, technicien, technicienne, técnico, técnica, tecnico, technik, tekniker
manager, Leiter, Leiterin, responsable, gestionnaire, gerente, encargado, encargada
assistant, Assistent, Assistentin, assistante, asistente, ayudante, auxiliar, assistente
consultant, Berater, Beraterin, consultante, consultor, consultora, adviser, advisor
operator, Bediener, Bedienerin, opérateur, opératrice, operario, operaria, operador, operadora, operative
coordinator, Koordinator, Koordinatorin, coordinateur, coordinatrice, coordinador, coordinadora
specialist, Spezialist, Spezialistin, spécialiste, especialista
analyst, Analyst, Analystin, analyste, analista
director, Direktor, Direktorin, directeur, directrice, directora
helper, Helfer, Helferin, aide, labourer, laborer
trainer, Ausbilder, Ausbilderin, formateur, formatrice, formador, formadora
`;

/** Parses the list into a map from each word to its other forms. */
export const readRoleWords = (
  fold: (text: string) => string,
): ReadonlyMap<string, readonly string[]> => {
  const others = new Map<string, readonly string[]>();
  for (const line of LINES.trim().split('\n')) {
    const words = [...new Set(line.split(', ').map(fold))];
    for (const word of words)
      others.set(
        word,
        words.filter((other) => other !== word),
      );
  }
  return others;
};
