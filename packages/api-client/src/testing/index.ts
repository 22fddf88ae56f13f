export { type MockedError, mock, mockError } from './mock.ts';
