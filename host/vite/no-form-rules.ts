/**
 * Stands where rc-field-form imports what checks its rules (5 kB): forms of ours have none, since their schemas say what
 * fits. The builds of the editors name this file (`config.ts`).
 *
 * @public
 */
export default class NoFormRules {
  constructor() {
    throw new Error('A form has rules of rc-field-form. What fits is said by its schema.')
  }
}
