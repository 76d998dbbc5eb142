CREATE TABLE "payment_forgotten" (
	"user_id" text PRIMARY KEY NOT NULL,
	"forgotten_at" timestamp with time zone NOT NULL
);
