// What a device remembers of this page. One that keeps nothing shows it as it is at first.

const KEY = "companion ";

export function kept(name) {
  try {
    return localStorage.getItem(KEY + name) ?? "";
  } catch {
    return "";
  }
}

export function keep(name, text) {
  try {
    localStorage.setItem(KEY + name, text);
  } catch {
    // Then it is gone with the page.
  }
}
