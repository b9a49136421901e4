/** A value with one part changed, or without that part where it is undefined; unknown parts stay. */
export function withPart<V extends object, K extends keyof V & string>(
  value: V | undefined,
  name: K,
  part: V[K] | undefined,
): V {
  const { [name]: _before, ...rest } = { ...value } as V
  return (part === undefined ? rest : { ...rest, [name]: part }) as V
}
