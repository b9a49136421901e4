/** Why sections could not be registered: every reason, each with the section's type. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError'
  readonly reasons: readonly string[]

  constructor(reasons: readonly string[]) {
    super(`These sections cannot be registered:\n${reasons.map((reason) => `- ${reason}`).join('\n')}`)
    this.reasons = reasons
  }
}
