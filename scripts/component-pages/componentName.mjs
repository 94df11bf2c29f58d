/** Whether a name is a component's: not a constant's, all of whose letters are capitals. @param {string} name */
export const isComponentName = (name) => /^[A-Z](?:[a-z]|$)/.test(name);
