export { BookingNote, type BookingNotePart, type BookingNoteProps, type NoteCell } from './booking-note.tsx';
