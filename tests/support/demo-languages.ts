/** The demo jobs that are not in English, by title, with their languages. */
export const FOREIGN_TITLES: Readonly<Record<string, string>> = {
  'Pflegefachkraft (m/w/d) für die Stroke Unit': 'de',
  'Zimmerin / Zimmerer (m/w/d) für Denkmalpflege': 'de',
  'Werkstudent (m/w/d) Lektorat Kinderbuch': 'de',
  'Ébéniste confirmé(e) (H/F)': 'fr',
  'Conseiller(ère) de vente parfumerie, temps partiel': 'fr',
  'Fisioterapeuta neurológico/a': 'es',
  'Coordinador(a) de soporte a comercios': 'es',
  'Technolog żywności – serowarnia': 'pl',
  'Programista C# / .NET (systemy napędowe)': 'pl',
  '精密旋盤オペレーター（未経験者歓迎）': 'ja',
  '品質保証エンジニア（医療機器用バルブ）': 'ja',
  'موظف استقبال في فندق الفناء': 'ar',
  'شيف حلويات شرقية': 'ar',
  'מהנדסת או מהנדס עיבוד אותות': 'he',
  'נציג/ת תמיכה טכנית לרשויות מים': 'he',
  'Enfermeiro(a) de coleta domiciliar': 'pt',
};
