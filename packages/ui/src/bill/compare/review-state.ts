export {
  type ChangeRequest,
  changeRequests,
  isSettled,
  type ReviewFacts,
  type ReviewReason,
  type ReviewState,
  reviewState,
} from '@lading/validators/bill';
