/** Whether the build includes `/_catalogue`; such a build is never deployed (decision 23). */
export const WITH_CATALOGUE = process.env.ROLECALL_CATALOGUE === '1';
