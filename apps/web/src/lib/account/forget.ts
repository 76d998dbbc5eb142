/** Forgets the person: what is stored in the browser, and what this tab kept of the text. */
export function forgetPerson(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
}
