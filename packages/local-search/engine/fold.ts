/** Lower case without accents, so that they are optional on both sides: `Säkerhetskopia` → `sakerhetskopia`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
