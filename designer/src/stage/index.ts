/** The owner's stage alone, without the editor around it: for stories and tests of sections. */
export { createOwnerStage, type OwnerStage, sampleData } from './owner-stage.ts'
export { type SampleTexts, samplePicture } from './sample-answer.ts'
