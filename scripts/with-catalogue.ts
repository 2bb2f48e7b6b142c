/** Whether a build is one for looking at: with `/_catalogue`, and never deployed (decision 47). */
export const WITH_CATALOGUE = process.env.ROLECALL_CATALOGUE === '1';
