/** PBKDF2-SHA-256 of 'loom', one round, so that a story does not wait. */
export const LOOM_HASH = 'pbkdf2-sha256:1:d2VmdGxpbmUtc3RvcnktMQ:mKDys27JjVaI_S0fDyxSSHDwSkAtam7PzGmTIt292NY';
