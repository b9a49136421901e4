/**
 * Stands where rc-field-form imports what checks its rules (10 kB with what that imports): forms of ours have none, since
 * their schemas say what fits. The builds of the editors name this file (`config.ts`).
 *
 * @public
 */
export function validateRules(): never {
  throw new Error('A form has rules of rc-field-form. What fits is said by its schema.')
}
