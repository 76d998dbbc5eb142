ALTER TABLE "chats" ADD COLUMN "client_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "chats_client_key" ON "chats" USING btree ("user_id","client_key");