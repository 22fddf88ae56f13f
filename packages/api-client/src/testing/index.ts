export { type MockedError, mock, mockError } from './mock.ts';
export { sampleAnswer, sampleOf } from './sample.ts';
