export { type SetterName, setterFor, setterNames } from './setter-for.ts'
