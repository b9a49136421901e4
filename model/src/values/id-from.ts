const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id made from a text (FNV-1a): the same text makes the same id, on every machine. */
export function idFrom(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const char of text) hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0) ?? 0)) * 0x100000001b3n)
  let id = ''
  for (; id.length < 8; hash /= 62n) id += alphabet[Number(hash % 62n)]
  return id
}
