/** A value with one part changed, or without it where it says nothing any more; parts that nobody knows stay. */
export function withPart<V extends object, K extends keyof V & string>(
  value: V | undefined,
  name: K,
  part: V[K] | undefined,
): V {
  const { [name]: _before, ...rest } = { ...value } as V
  return (part === undefined ? rest : { ...rest, [name]: part }) as V
}
